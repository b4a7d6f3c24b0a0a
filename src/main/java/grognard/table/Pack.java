package grognard.table;

import java.util.List;
import java.util.Optional;

/** A set of table files under one name: the built-in one, or a player's folder. */
public interface Pack {

    /** The name that goes on record. */
    String name();

    /** The content of one file, if the pack has it. */
    Optional<byte[]> file(String name);

    /** The names of the pack's files, to suggest one for a misspelt name; empty where they cannot be listed. */
    default List<String> fileNames() {
        return List.of();
    }

    /** What everyone who reads an outcome has to know about its tables; may be empty. */
    default String remark() {
        return "";
    }

    /** Where the file is, as messages name it. */
    default String place(String file) {
        return file;
    }
}

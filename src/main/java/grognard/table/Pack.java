package grognard.table;

import java.util.List;
import java.util.Optional;

/** A set of table files under one name: the built-in tables of a ruleset, or a player's folder. */
public interface Pack {

    /** The name in records of a journal. */
    String name();

    /** The content of one file, if the pack has it. */
    Optional<byte[]> file(String name);

    /** The names of the pack's files, to suggest one for a misspelt name; empty where they cannot be listed. */
    default List<String> fileNames() {
        return List.of();
    }

    /** A note that is shown with every outcome, for tables with a caveat; usually empty. */
    default String remark() {
        return "";
    }

    /** The path of a file for error messages. */
    default String place(String file) {
        return file;
    }
}

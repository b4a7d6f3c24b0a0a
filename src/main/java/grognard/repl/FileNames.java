package grognard.repl;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The files that a name could become. */
final class FileNames {

    private FileNames() {}

    /** Those in the folder that was typed so far, folders with a slash at their end; hidden ones only if asked for. */
    static List<Suggestion> like(String begun) {
        int slash = begun.lastIndexOf('/') + 1;
        String folder = begun.substring(0, slash);
        boolean hidden = begun.startsWith(".", slash);
        List<Suggestion> names = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of(folder))) {
            for (Path file : files) {
                String name = String.valueOf(file.getFileName());
                if (hidden || !name.startsWith(".")) {
                    names.add(new Suggestion(folder + name + (Files.isDirectory(file) ? "/" : ""), ""));
                }
            }
        } catch (IOException | InvalidPathException e) {
            return List.of(); // no such folder, no such files
        }
        names.sort(Comparator.comparing(Suggestion::word));
        return names;
    }
}

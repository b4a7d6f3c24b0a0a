package grognard.repl;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Completes names of files and folders. */
final class FileCompleter {

    private FileCompleter() {}

    /**
     * Lists the folder of the path typed so far. Folders end with a slash; hidden files are listed only if the name typed
     * begins with a dot. A folder that cannot be read has no suggestions, since an error message would garble the prompt.
     *
     * @param prefix the path as far as it is typed; not used to filter, which JLine does
     */
    static List<Suggestion> in(String prefix) {
        int slash = prefix.lastIndexOf('/') + 1;
        String folder = prefix.substring(0, slash);
        boolean hidden = prefix.startsWith(".", slash);
        List<Suggestion> names = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of(folder))) {
            for (Path file : files) {
                String name = String.valueOf(file.getFileName());
                if (hidden || !name.startsWith(".")) {
                    names.add(new Suggestion(folder + name + (Files.isDirectory(file) ? "/" : ""), ""));
                }
            }
        } catch (IOException | InvalidPathException e) {
            return List.of();
        }
        names.sort(Comparator.comparing(Suggestion::word));
        return names;
    }
}

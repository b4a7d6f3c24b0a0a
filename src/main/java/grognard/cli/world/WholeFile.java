package grognard.cli.world;

import grognard.input.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file that is written whole or not at all: an old one stays until the new is complete. */
public record WholeFile(Path path) {

    /**
     * The file of that name; what cannot be written is refused before any work is done for it.
     *
     * @param where who named it: {@code --svg}
     */
    public static WholeFile named(String where, String name) {
        try {
            Path path = Path.of(name).toAbsolutePath();
            Path folder = path.getParent();
            boolean file = !name.isBlank() && (!Files.exists(path) || Files.isRegularFile(path));
            if (file && folder != null && Files.isDirectory(folder)) {
                return new WholeFile(path);
            }
        } catch (InvalidPathException e) {
            // no name of a file either
        }
        throw BadInput.value(where, name, "a file to write, in a folder that exists");
    }

    public void write(String text) {
        try {
            Path target = Files.exists(path) ? path.toRealPath() : path;
            Path fresh = target.resolveSibling(target.getFileName() + ".new");
            try {
                Files.writeString(fresh, text);
                Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(fresh);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + path, e);
        }
    }
}

package grognard.cli;

import grognard.input.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The file that {@code --svg} names. It is written whole or not at all: an old one stays until the new is complete. */
record SvgFile(Path path) {

    /** Refuses what cannot be written before any work is done for it. */
    static SvgFile named(String name) {
        try {
            Path path = Path.of(name).toAbsolutePath();
            Path folder = path.getParent();
            boolean file = !name.isBlank() && (!Files.exists(path) || Files.isRegularFile(path));
            if (file && folder != null && Files.isDirectory(folder)) {
                return new SvgFile(path);
            }
        } catch (InvalidPathException e) {
            // no name of a file either
        }
        throw BadInput.value("--svg", name, "a file to write, in a folder that exists");
    }

    void write(String svg) {
        try {
            Path target = Files.exists(path) ? path.toRealPath() : path;
            Path fresh = target.resolveSibling(target.getFileName() + ".new");
            try {
                Files.writeString(fresh, svg);
                Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(fresh);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + path, e);
        }
    }
}

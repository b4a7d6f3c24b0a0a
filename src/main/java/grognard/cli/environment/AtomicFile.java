package grognard.cli.environment;

import grognard.input.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.security.SecureRandom;
import java.util.Set;

/** A file that is written completely or not at all: the old content stays until the new one is complete. */
public record AtomicFile(Path path) {

    /**
     * Returns the file of that name. A name that cannot be written is refused before any work is done for it.
     *
     * @param where the option that names it, for messages: {@code --svg}
     */
    public static AtomicFile named(String where, String name) {
        String expected = "a file to write, in a folder that exists";
        Path path = PathName.path(where, name, expected).toAbsolutePath();
        Path folder = path.getParent();
        boolean file = !name.isBlank() && (!Files.exists(path) || Files.isRegularFile(path));
        if (!file || folder == null || !Files.isDirectory(folder)) {
            throw BadInput.value(where, name, expected);
        }
        return new AtomicFile(path);
    }

    public void write(String text) {
        try {
            write(path, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + path, e);
        }
    }

    /**
     * Writes a temporary file in the same folder and then moves it over the old one. Its random name keeps links and
     * other writers out of the way. A symbolic link keeps its target, and permissions of an old file are kept.
     */
    public static void write(Path file, byte[] bytes) throws IOException {
        boolean old = Files.exists(file);
        Path target = old ? file.toRealPath() : file.toAbsolutePath(); // writes through a symbolic link
        Path fresh = temporarySibling(target);
        Files.write(fresh, new byte[0], StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try {
            if (old && target.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Set<PosixFilePermission> before = Files.getPosixFilePermissions(target);
                Files.setPosixFilePermissions(fresh, before);
            }
            Files.write(fresh, bytes);
            // Without ATOMIC_MOVE Java deletes the old file first, and for a moment there is none.
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** Returns an unused name in the same folder, for a file that will be moved to its place. */
    public static Path temporarySibling(Path target) {
        return target.resolveSibling(".grognard-" + Long.toHexString(new SecureRandom().nextLong()) + ".new");
    }
}

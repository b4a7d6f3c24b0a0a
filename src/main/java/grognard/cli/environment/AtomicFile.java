package grognard.cli.environment;

import grognard.input.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.security.SecureRandom;
import java.util.Set;

/** A file that is written whole or not at all: an old one stays until the new is complete. */
public record AtomicFile(Path path) {

    /**
     * The file of that name; what cannot be written is refused before any work is done for it.
     *
     * @param where who named it: {@code --svg}
     */
    public static AtomicFile named(String where, String name) {
        try {
            Path path = Path.of(name).toAbsolutePath();
            Path folder = path.getParent();
            boolean file = !name.isBlank() && (!Files.exists(path) || Files.isRegularFile(path));
            if (file && folder != null && Files.isDirectory(folder)) {
                return new AtomicFile(path);
            }
        } catch (InvalidPathException e) {
            // no name of a file either
        }
        throw BadInput.value(where, name, "a file to write, in a folder that exists");
    }

    public void write(String text) {
        try {
            write(path, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + path, e);
        }
    }

    /**
     * Writes a file beside its place first, under a name that nobody can have put anything at, so that neither links nor
     * others who write the same are in the way; then it takes the place of the old one at once.
     */
    public static void write(Path file, byte[] bytes) throws IOException {
        boolean old = Files.exists(file);
        Path target = old ? file.toRealPath() : file.toAbsolutePath(); // a link to a file stays a link
        Path fresh = temporarySibling(target);
        Files.write(fresh, new byte[0], StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try {
            if (old && target.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Set<PosixFilePermission> before = Files.getPosixFilePermissions(target);
                Files.setPosixFilePermissions(fresh, before);
            }
            Files.write(fresh, bytes);
            // Atomic, or Java would take the old one away first, and others would find none.
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** Another name in the same folder. */
    public static Path temporarySibling(Path target) {
        return target.resolveSibling(".grognard-" + Long.toHexString(new SecureRandom().nextLong()) + ".new");
    }
}

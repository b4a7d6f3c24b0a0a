package grognard.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads files that come with the program: tables, rules text, templates. */
public final class Resource {

    private static final String FOLDER = "grognard/";

    /** The jar that the program was started from; null if it runs from a folder of classes or as part of another program. */
    private static final @Nullable OwnJar JAR = jar();

    private Resource() {}

    private static @Nullable OwnJar jar() {
        String path = System.getProperty("java.class.path", "");
        if (!path.endsWith(".jar") || path.contains(System.getProperty("path.separator", ":"))) {
            return null;
        }
        try {
            return OwnJar.open(path);
        } catch (IOException e) {
            return null; // the class loader reads the files instead, or reports why it cannot
        }
    }

    /** The content of a file below {@code grognard/}; empty if there is none. */
    public static Optional<byte[]> find(String file) {
        try {
            return JAR == null ? loaded("/" + FOLDER + file) : Optional.ofNullable(JAR.read(FOLDER + file));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the program's own " + file, e);
        }
    }

    private static Optional<byte[]> loaded(String path) throws IOException {
        try (InputStream in = Resource.class.getResourceAsStream(path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        }
    }

    /** The text of a file that must exist. */
    public static String text(String file) {
        return new String(bytes(file), StandardCharsets.UTF_8);
    }

    /** The bytes of a file that must exist. */
    public static byte[] bytes(String file) {
        Optional<byte[]> bytes = find(file);
        if (bytes.isEmpty()) {
            throw new IllegalStateException(file + " is missing from the program");
        }
        return bytes.get();
    }
}

package grognard.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Files that come with the program: tables, facts, templates. */
public final class Resource {

    private static final String FOLDER = "grognard/";

    /** The jar that we were started from, if it is one. Asking the class loader costs a one-shot run 7 ms more. */
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
            return null; // the class loader will find another way, or say why there is none
        }
    }

    /** That file of ours, if there is one. */
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

    /** The text of a file that has to be there. */
    public static String text(String file) {
        return new String(bytes(file), StandardCharsets.UTF_8);
    }

    /** The same as bytes. */
    public static byte[] bytes(String file) {
        Optional<byte[]> bytes = find(file);
        if (bytes.isEmpty()) {
            throw new IllegalStateException(file + " is missing from the program");
        }
        return bytes.get();
    }
}

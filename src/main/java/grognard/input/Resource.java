package grognard.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** Files that come with the program: tables, facts, templates. */
public final class Resource {

    private static final String FOLDER = "grognard/";

    /** The jar that we were started from, if it is one. Asking the class loader costs a one-shot run 4 ms more. */
    private static final @Nullable ZipFile JAR = jar();

    private Resource() {}

    private static @Nullable ZipFile jar() {
        String path = System.getProperty("java.class.path", "");
        if (!path.endsWith(".jar") || path.contains(System.getProperty("path.separator", ":"))) {
            return null;
        }
        try {
            return new ZipFile(path);
        } catch (IOException e) {
            return null; // the class loader will find another way, or say why there is none
        }
    }

    /** That file of ours, if there is one. */
    public static Optional<byte[]> find(String file) {
        try (InputStream in = open(FOLDER + file)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the program's own " + file, e);
        }
    }

    private static @Nullable InputStream open(String path) throws IOException {
        if (JAR != null) {
            ZipEntry entry = JAR.getEntry(path);
            if (entry != null) {
                return JAR.getInputStream(entry);
            }
        }
        return Resource.class.getResourceAsStream("/" + path);
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

package grognard.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The program's version, as both builds write it into a resource. */
public final class Version {

    private Version() {}

    public static String text() {
        try (InputStream in = Version.class.getResourceAsStream("/grognard/version.txt")) {
            return in == null ? "unknown" : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the version", e);
        }
    }
}

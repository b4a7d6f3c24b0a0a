package grognard.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/** The tables that come with the program, one folder of resources a ruleset. */
public record BuiltInPack(String name, String ruleset, String remark) implements Pack {

    public BuiltInPack(String name, String ruleset) {
        this(name, ruleset, "");
    }

    @Override
    public Optional<byte[]> file(String file) {
        try (InputStream in = BuiltInPack.class.getResourceAsStream("/grognard/" + ruleset + "/" + file)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the built-in table " + file, e);
        }
    }
}

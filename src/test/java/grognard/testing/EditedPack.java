package grognard.testing;

import grognard.table.Pack;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A pack in which a player has changed some words of one file. */
public record EditedPack(Pack whole, String edited, String was, String is) implements Pack {

    @Override
    public String name() {
        return "edited";
    }

    @Override
    public Optional<byte[]> file(String name) {
        Optional<byte[]> bytes = whole.file(name);
        return name.equals(edited) ? bytes.map(this::edit) : bytes;
    }

    private byte[] edit(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (!text.contains(was)) {
            throw new IllegalStateException(edited + " does not say " + was);
        }
        return text.replace(was, is).getBytes(StandardCharsets.UTF_8);
    }
}

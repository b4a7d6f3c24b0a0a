package grognard.table;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A pack that answers every file with the same content. */
@SuppressWarnings("ArrayRecordComponent") // packs are never compared
record OneFile(byte[] content) implements Pack {

    OneFile(String content) {
        this(content.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String name() {
        return "test";
    }

    @Override
    public Optional<byte[]> file(String name) {
        return Optional.of(content);
    }

    @Override
    public String place(String file) {
        return "ours/" + file;
    }
}

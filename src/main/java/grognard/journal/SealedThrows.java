package grognard.journal;

import grognard.record.ChainHead;
import grognard.record.SealState;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The seeds of the records that threw dice under a seal, kept until the reveal shows what they must be. They must be kept
 * because the reveal comes after them, and a pipe can be read only once. Takes {@value #SIZE} bytes a record.
 */
final class SealedThrows {

    private static final HexFormat HEX = HexFormat.of();
    private static final int HASH = 32;

    /** Record number, seed, and the hash of the record before it. */
    private static final int SIZE = Long.BYTES + HASH + HASH;

    private static final int RECORDS_A_BLOCK = 1024;

    /** Blocks rather than one array, which would have to be copied as it grows. */
    private final List<ByteBuffer> blocks = new ArrayList<>();

    /**
     * Keeps the seed of the record after {@code before}.
     *
     * @return false if no sealed seed gives such a seed: each is a SHA-256 in lower-case hex
     */
    boolean add(ChainHead before, String seed) {
        Optional<byte[]> bytes = bytes(seed);
        if (bytes.isEmpty()) {
            return false;
        }
        if (blocks.isEmpty() || !blocks.get(blocks.size() - 1).hasRemaining()) {
            blocks.add(ByteBuffer.allocate(SIZE * RECORDS_A_BLOCK));
        }
        blocks.get(blocks.size() - 1)
                .putLong(before.record() + 1)
                .put(bytes.get())
                .put(HEX.parseHex(before.hash()));
        return true;
    }

    private static Optional<byte[]> bytes(String seed) {
        if (seed.length() != 2 * HASH || !seed.chars().allMatch(HexFormat::isHexDigit)) {
            return Optional.empty();
        }
        byte[] bytes = HEX.parseHex(seed);
        return HEX.formatHex(bytes).equals(seed) ? Optional.of(bytes) : Optional.empty();
    }

    /**
     * Finds the first record whose dice do not come from the revealed seed.
     *
     * @param sealing the seal state before the reveal, for the salt
     * @return the end of the chain before that record
     */
    Optional<ChainHead> firstNotFrom(String revealed, SealState sealing) {
        byte[] seed = new byte[HASH];
        byte[] hash = new byte[HASH];
        long thrown = 0;
        for (ByteBuffer block : blocks) {
            for (ByteBuffer kept = block.duplicate().flip(); kept.hasRemaining(); ) {
                long record = kept.getLong();
                kept.get(seed).get(hash);
                thrown++;
                if (!Seal.seedOf(revealed, sealing.salt(), thrown).equals(HEX.formatHex(seed))) {
                    return Optional.of(new ChainHead(record - 1, HEX.formatHex(hash), "", sealing, false));
                }
            }
        }
        return Optional.empty();
    }

    void clear() {
        blocks.clear();
    }
}

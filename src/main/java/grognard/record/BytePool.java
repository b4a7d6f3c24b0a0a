package grognard.record;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * A pool of byte sequences, each stored once. A million resolutions of a few thousand situations are made of a few
 * hundred different members and lines, so a cached result that shares them is small enough for the processor's cache.
 */
final class BytePool {

    /** Limit of the pool. So many different pieces are players' texts, which hardly occur twice. */
    private static final int MOST = 20_000;

    private final Map<ByteBuffer, byte[]> known = new HashMap<>();

    /**
     * Splits bytes into pooled pieces.
     *
     * @param end the number of bytes
     * @param places offsets to split at, in ascending order
     * @param count how many of the places are used
     */
    byte[][] split(byte[] bytes, int end, int[] places, int count) {
        byte[][] pieces = new byte[count + 1][];
        int from = 0;
        for (int i = 0; i <= count; i++) {
            int to = i < count ? places[i] : end;
            pieces[i] = piece(bytes, from, to);
            from = to;
        }
        return pieces;
    }

    private byte[] piece(byte[] bytes, int from, int to) {
        byte[] piece = known.get(ByteBuffer.wrap(bytes, from, to - from));
        if (piece == null) {
            piece = Arrays.copyOfRange(bytes, from, to);
            if (known.size() < MOST) {
                known.put(ByteBuffer.wrap(piece), piece);
            }
        }
        return piece;
    }
}

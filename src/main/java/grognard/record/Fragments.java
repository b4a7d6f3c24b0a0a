package grognard.record;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;

/**
 * Keeps texts in pieces of which each is held only once. A million resolutions of a few thousand situations are put
 * together from a few hundred members and lines, so what is remembered of each is small enough to stay near the core.
 */
final class Fragments {

    /** More would be no pieces that come again. */
    private static final int MOST = 20_000;

    private final Map<ByteBuffer, byte[]> known = new HashMap<>();

    /** The bytes from start to end, cut at these places in between. */
    byte[][] cut(byte[] bytes, int end, int[] places, int count) {
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
            piece = java.util.Arrays.copyOfRange(bytes, from, to);
            if (known.size() < MOST) {
                known.put(ByteBuffer.wrap(piece), piece);
            }
        }
        return piece;
    }
}

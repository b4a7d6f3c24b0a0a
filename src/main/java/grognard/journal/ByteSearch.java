package grognard.journal;

import java.nio.ByteBuffer;

/** Searches bytes eight at a time, because the player waits for a long journal. */
final class ByteSearch {

    // (x - ONES) & ~x & TOPS is not 0 exactly if one byte of x is 0.
    private static final long ONES = 0x0101010101010101L;
    private static final long TOPS = 0x8080808080808080L;

    private ByteSearch() {}

    /**
     * Index of the first such byte from one index up to another, or -1.
     *
     * @param bytes a buffer around an array, whose position and limit do not matter
     */
    static int indexOf(byte wanted, ByteBuffer bytes, int from, int to) {
        long pattern = wanted * ONES;
        int at = from;
        for (; at + Long.BYTES <= to; at += Long.BYTES) {
            long word = bytes.getLong(at) ^ pattern;
            if (((word - ONES) & ~word & TOPS) != 0) {
                break;
            }
        }
        while (at < to && bytes.get(at) != wanted) {
            at++;
        }
        return at < to ? at : -1;
    }

    /** Index of the last newline before an index, or -1. */
    static int lastNewline(byte[] bytes, int before) {
        for (int i = before - 1; i >= 0; i--) {
            if (bytes[i] == '\n') {
                return i;
            }
        }
        return -1;
    }
}

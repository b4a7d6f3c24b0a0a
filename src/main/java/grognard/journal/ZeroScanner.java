package grognard.journal;

import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Scans a journal for zero bytes. No record has any, but some file systems leave them after a power failure, at the end
 * or where a block never reached the disk. Records appended after them could never be verified.
 */
final class ZeroScanner {

    private static final int BLOCK = 1 << 16;
    // See JournalReader: (x - ONES) & ~x & TOPS is not 0 exactly if one byte of x is 0.
    private static final long ONES = 0x0101010101010101L;
    private static final long TOPS = 0x8080808080808080L;

    private ZeroScanner() {}

    /**
     * Whether there are zeros that a repair record cannot hold: any except in a short torn line at the end.
     *
     * @param from the offset up to which the caller has read records, which have none
     */
    static boolean isDamaged(JournalFile file, long from, long size) throws IOException {
        byte[] block = new byte[(int) Math.min(BLOCK, size - from)];
        for (long at = from; at < size; at += block.length) {
            int length = (int) Math.min(block.length, size - at);
            file.read(at, block, 0, length);
            int zero = first(block, length);
            if (zero >= 0) {
                return !isInTornLine(file, at + zero, size);
            }
        }
        return false;
    }

    /** Index of the first zero, or -1. Eight bytes at a time, because the player waits for the scan of a long journal. */
    private static int first(byte[] bytes, int length) {
        ByteBuffer words = ByteBuffer.wrap(bytes);
        int i = 0;
        for (; i + Long.BYTES <= length; i += Long.BYTES) {
            long word = words.getLong(i);
            if (((word - ONES) & ~word & TOPS) != 0) {
                break;
            }
        }
        for (; i < length; i++) {
            if (bytes[i] == 0) {
                return i;
            }
        }
        return -1;
    }

    /** Whether the zero is in a torn last line of at most {@link #BLOCK} bytes, which a repair record can hold. */
    private static boolean isInTornLine(JournalFile file, long zero, long size) throws IOException {
        long from = Math.max(0, size - BLOCK);
        if (zero < from) {
            return false;
        }
        byte[] end = new byte[(int) (size - from)];
        file.read(from, end, 0, end.length);
        for (int i = end.length - 1; i >= 0; i--) {
            if (end[i] == '\n') {
                return from + i < zero;
            }
        }
        return from == 0;
    }
}

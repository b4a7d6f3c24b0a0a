package grognard.journal;

import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Looks for zeros in a journal: no record has one, but some file systems leave them after a power failure, at the end or
 * where a block never reached the disk. Whatever is appended behind them can never be verified.
 */
final class Zeros {

    private static final int BLOCK = 1 << 16;
    private static final long ONES = 0x0101010101010101L;
    private static final long TOPS = 0x8080808080808080L;

    private Zeros() {}

    /** Whether there are zeros that a repair could not keep in a record: all but a short piece at the very end. */
    static boolean spoil(JournalFile file, long size) throws IOException {
        byte[] block = new byte[(int) Math.min(BLOCK, size)];
        for (long at = 0; at < size; at += block.length) {
            int length = (int) Math.min(block.length, size - at);
            file.read(at, block, 0, length);
            int zero = first(block, length);
            if (zero >= 0) {
                return !isInTornLine(file, at + zero, size);
            }
        }
        return false;
    }

    /** Eight bytes at a time: a journal is long, and the player waits. */
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

    /** Whether it stands in a last line of moderate length that was never ended. */
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

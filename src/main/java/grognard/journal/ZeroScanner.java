package grognard.journal;

import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Scans a journal for zero bytes. No record has any, but some file systems leave them after a power failure, at the end
 * or where a block never reached the disk. Records appended after them could never be verified.
 */
final class ZeroScanner {

    private static final int BLOCK = 1 << 16;

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
            int zero = ByteSearch.indexOf((byte) 0, ByteBuffer.wrap(block), 0, length);
            if (zero >= 0) {
                return !isInTornLine(file, at + zero, size);
            }
        }
        return false;
    }

    /** Whether the zero is in a torn last line of at most {@link #BLOCK} bytes, which a repair record can hold. */
    private static boolean isInTornLine(JournalFile file, long zero, long size) throws IOException {
        long from = Math.max(0, size - BLOCK);
        if (zero < from) {
            return false;
        }
        byte[] end = new byte[(int) (size - from)];
        file.read(from, end, 0, end.length);
        int newline = ByteSearch.lastNewline(end, end.length);
        return newline < 0 ? from == 0 : from + newline < zero;
    }
}

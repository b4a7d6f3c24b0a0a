package grognard.journal;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/**
 * The part of a journal that this process has read or written: its size and its last bytes. These bytes hold the hash
 * of the last record, which covers all records before it. This detects a file that was moved or copied over the journal,
 * even where inode and size are the same.
 */
public final class KnownEnd {

    /** Nothing was read yet: every file continues this. */
    public static final KnownEnd START = new KnownEnd(0, new byte[0]);

    /** Bytes kept: enough for the hash (64 digits) and its key. */
    private static final int KEPT = 128;

    private final long size;
    private final byte[] last;

    private KnownEnd(long size, byte[] last) {
        this.size = size;
        this.last = last;
    }

    /** The end after the file's first {@code size} bytes. */
    static KnownEnd of(JournalFile file, long size) throws IOException {
        byte[] last = new byte[(int) Math.min(KEPT, size)];
        file.read(size - last.length, last, 0, last.length);
        return new KnownEnd(size, last);
    }

    /** The end after {@code length} more bytes have been read or written. */
    public KnownEnd after(byte[] bytes, int length) {
        int fromBytes = Math.min(KEPT, length);
        int fromLast = Math.min(KEPT - fromBytes, last.length);
        byte[] end = new byte[fromLast + fromBytes];
        System.arraycopy(last, last.length - fromLast, end, 0, fromLast);
        System.arraycopy(bytes, length - fromBytes, end, fromLast, fromBytes);
        return new KnownEnd(size + length, end);
    }

    long size() {
        return size;
    }

    /** The reason why the file does not continue this end; empty if it does, whether it has grown or not. */
    Optional<String> contradiction(JournalFile file) throws IOException {
        if (file.size() < size) {
            return Optional.of("it became shorter since it was opened: an older or another file was put in its place,"
                    + " or its end was cut off");
        }
        return Arrays.equals(of(file, size).last, last)
                ? Optional.empty()
                : Optional.of("it is not the file that was opened: since then another was put in its place, or an"
                        + " older copy that has grown again");
    }
}

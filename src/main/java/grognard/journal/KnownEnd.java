package grognard.journal;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/**
 * How far this process has read or written a journal: the size, and the last bytes before it. These hold the hash of the
 * last record and thereby all records before it, so a file that was moved or copied over the journal is found out, where
 * the inode and even the size may be the same.
 */
public final class KnownEnd {

    /** Nothing was read yet: every file goes on from here. */
    public static final KnownEnd START = new KnownEnd(0, new byte[0]);

    /** Enough for the hash and its key. */
    private static final int KEPT = 128;

    private final long size;
    private final byte[] last;

    private KnownEnd(long size, byte[] last) {
        this.size = size;
        this.last = last;
    }

    /** The first so many bytes of that file. */
    static KnownEnd of(JournalFile file, long size) throws IOException {
        byte[] last = new byte[(int) Math.min(KEPT, size)];
        file.read(size - last.length, last, 0, last.length);
        return new KnownEnd(size, last);
    }

    /** The end after the first so many of these bytes have been read or written, too. */
    public KnownEnd after(byte[] bytes, int length) {
        byte[] all = Arrays.copyOf(last, last.length + length);
        System.arraycopy(bytes, 0, all, last.length, length);
        return new KnownEnd(size + length, Arrays.copyOfRange(all, Math.max(0, all.length - KEPT), all.length));
    }

    long size() {
        return size;
    }

    /** Why the file does not go on from here; nothing if it does, be it longer or not. */
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

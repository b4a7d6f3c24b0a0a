package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Entry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** Reads a journal line by line, as long as it was when the reading began; its length does not matter. */
public final class JournalReader implements AutoCloseable {

    /** Far longer than any record of ours, and short enough to be held in memory. */
    static final int LONGEST = 16 << 20;

    private static final int BLOCK = 1 << 16;
    private static final long ONES = 0x0101010101010101L;
    private static final long TOPS = 0x8080808080808080L;
    private static final long NEWLINES = '\n' * ONES;

    private final Path path;
    private final Source source;
    private byte[] block = new byte[BLOCK];
    private ByteBuffer words = ByteBuffer.wrap(block);
    private int from;
    private int to;
    private boolean over;
    private boolean ended;

    /** Where bytes come from: a file that others may use too, or a pipe. */
    private interface Source extends AutoCloseable {

        /** Reads some more; -1 at the end. */
        int read(byte[] into, int at, int most) throws IOException;

        @Override
        void close() throws IOException;
    }

    private JournalReader(Path path, Source source) {
        this.path = path;
        this.source = source;
    }

    public static JournalReader of(Path path) {
        try {
            if (Files.isRegularFile(path)) {
                OpenFile file = OpenFile.reading(path);
                return new JournalReader(path, new Piece(file, 0, file.settledSize(), true));
            }
            return new JournalReader(path, new Pipe(Files.newInputStream(path)));
        } catch (NoSuchFileException e) {
            throw BadInput.value("journal", path.toString(), "a file that exists");
        } catch (IOException e) {
            throw Journal.cannot("read", path, e);
        }
    }

    /** What a journal has from that place on; its last line may not have been written to its end. */
    public static JournalReader since(Path path, long place) throws IOException {
        OpenFile file = OpenFile.reading(path);
        long size = file.size();
        if (size < place) {
            file.close();
            throw new BadInput(path + ": it became shorter while it was being played");
        }
        return new JournalReader(path, new Piece(file, place, size, true));
    }

    /** A piece of a file that somebody else keeps open. */
    static JournalReader of(Path path, JournalFile file, long from, long to) {
        return new JournalReader(path, new Piece(file, from, to, false));
    }

    /** A file from one place to another. */
    private static final class Piece implements Source {

        private final JournalFile file;
        private final long end;
        private final boolean own;
        private long next;

        Piece(JournalFile file, long from, long end, boolean own) {
            this.file = file;
            this.next = from;
            this.end = end;
            this.own = own;
        }

        @Override
        public int read(byte[] into, int at, int most) throws IOException {
            int length = (int) Math.min(most, end - next);
            if (length <= 0) {
                return -1;
            }
            file.read(next, into, at, length);
            next += length;
            return length;
        }

        @Override
        public void close() throws IOException {
            if (own) {
                file.close();
            }
        }
    }

    /** Something that can only be read once. */
    private record Pipe(InputStream in) implements Source {

        @Override
        public int read(byte[] into, int at, int most) throws IOException {
            return in.read(into, at, most);
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }

    /** The next record; a line that is none is refused. */
    public Optional<Entry> next() {
        Optional<byte[]> line = line();
        try {
            return line.map(Entry::read);
        } catch (BadInput e) {
            throw new BadInput(path + ": a line " + e.getMessage() + "; journal verify says which");
        }
    }

    /** The next line without its newline. */
    public Optional<byte[]> line() {
        int searched = from;
        while (true) {
            int newline = newline(searched);
            if (newline >= 0) {
                byte[] line = Arrays.copyOfRange(block, from, newline);
                from = newline + 1;
                ended = true;
                return Optional.of(line);
            }
            if (over) {
                byte[] line = Arrays.copyOfRange(block, from, to);
                from = to;
                ended = false;
                return line.length == 0 ? Optional.empty() : Optional.of(line);
            }
            int seen = to - from;
            more();
            searched = from + seen;
        }
    }

    /** Eight bytes at a time, since a journal has a thousand to a line. */
    private int newline(int start) {
        int at = start;
        while (at + Long.BYTES <= to) {
            long word = words.getLong(at) ^ NEWLINES;
            if (((word - ONES) & ~word & TOPS) != 0) {
                break;
            }
            at += Long.BYTES;
        }
        while (at < to && block[at] != '\n') {
            at++;
        }
        return at < to ? at : -1;
    }

    private void more() {
        if (to - from > LONGEST) {
            throw new BadInput(path + ": expected a journal, whose lines are not longer than " + LONGEST + " bytes");
        }
        byte[] room = to - from > block.length / 2 ? new byte[2 * block.length] : block;
        System.arraycopy(block, from, room, 0, to - from);
        to -= from;
        from = 0;
        block = room;
        words = ByteBuffer.wrap(room);
        try {
            int read = source.read(block, to, block.length - to);
            over = read < 0;
            to += Math.max(0, read);
        } catch (IOException e) {
            throw Journal.cannot("read", path, e);
        }
    }

    /** Whether the last line had its newline. */
    public boolean wasEnded() {
        return ended;
    }

    @Override
    public void close() {
        try {
            source.close();
        } catch (IOException e) {
            throw Journal.cannot("read", path, e);
        }
    }
}

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
import java.util.function.Consumer;

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

    /** Opens a journal; while another process writes to it, waits and tells nobody. */
    public static JournalReader of(Path path) {
        return of(path, note -> {});
    }

    /**
     * Opens a journal; while another process writes to it, waits.
     *
     * @param notes is told if that takes more than a second
     */
    public static JournalReader of(Path path, Consumer<String> notes) {
        try {
            if (Files.isRegularFile(path)) {
                OpenFile file = OpenFile.reading(path);
                return new JournalReader(path, new Piece(file, file.settledSize(notes)));
            }
            return of(Files.newInputStream(path), path);
        } catch (NoSuchFileException e) {
            throw BadInput.value("journal", path.toString(), "a file that exists");
        } catch (IOException e) {
            throw Journal.cannot("read", path, e);
        }
    }

    /**
     * A stream, read once and to its end; it is closed with the reader.
     *
     * @param name what messages call it
     */
    public static JournalReader of(InputStream in, Path name) {
        return new JournalReader(name, new Pipe(in));
    }

    /** All that a journal has after the end that is known, be it complete lines or not; refuses another file. */
    public static byte[] since(Path path, KnownEnd known) throws IOException {
        try (OpenFile file = OpenFile.reading(path)) {
            Optional<String> contradiction = known.contradiction(file);
            if (contradiction.isPresent()) {
                throw new IOException(contradiction.get());
            }
            byte[] bytes = new byte[Math.toIntExact(file.size() - known.size())];
            file.read(known.size(), bytes, 0, bytes.length);
            return bytes;
        }
    }

    /** A file from its beginning to where it ended when it was opened. */
    private static final class Piece implements Source {

        private final JournalFile file;
        private final long end;
        private long next;

        Piece(JournalFile file, long end) {
            this.file = file;
            this.end = end;
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
            file.close();
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
    Optional<byte[]> line() {
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
    boolean wasEnded() {
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

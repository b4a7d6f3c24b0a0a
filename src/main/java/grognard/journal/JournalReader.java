package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Entry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
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
    private final Deque<Entry> ready = new ArrayDeque<>();
    private final Consumer<String> notes;
    private long records;

    /** Where bytes come from: a file that others may use too, or a pipe. */
    private interface Source extends AutoCloseable {

        /** Reads some more; -1 at the end. */
        int read(byte[] into, int at, int most) throws IOException;

        @Override
        void close() throws IOException;
    }

    private JournalReader(Path path, Source source, Consumer<String> notes) {
        this.path = path;
        this.source = source;
        this.notes = notes;
    }

    /** Opens a journal; while another process writes to it, waits and tells nobody. */
    public static JournalReader of(Path path) {
        return of(path, note -> {});
    }

    /**
     * Opens a journal to be read; while another process writes to it, waits.
     *
     * @param notes is told if the wait takes more than a second, and of an incomplete typed line at the end, which is left
     *     out
     */
    public static JournalReader of(Path path, Consumer<String> notes) {
        try {
            if (Files.isRegularFile(path)) {
                OpenFile file = OpenFile.reading(path);
                return new JournalReader(path, new Piece(file, 0, file.settledSize(notes)), notes);
            }
            return of(Files.newInputStream(path), path, notes);
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
     * @param notes is told of an incomplete typed line at the end, which is left out
     */
    public static JournalReader of(InputStream in, Path name, Consumer<String> notes) {
        return new JournalReader(name, new Pipe(in), notes);
    }

    /**
     * All that a journal has after the end that is known, be it complete lines or not; refuses another file. Waits while
     * another process writes, so that no line is read before all of its records are there.
     */
    public static JournalReader since(Path path, KnownEnd known, Consumer<String> notes) throws IOException {
        OpenFile file = OpenFile.reading(path);
        try {
            long size = file.settledSize(notes);
            Optional<String> contradiction = known.contradiction(file);
            if (contradiction.isPresent()) {
                throw new IOException(contradiction.get());
            }
            return new JournalReader(path, new Piece(file, known.size(), size), notes);
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    /** A file from some place to where it ended when it was opened. */
    private static final class Piece implements Source {

        private final JournalFile file;
        private final long end;
        private long next;

        Piece(JournalFile file, long from, long end) {
            this.file = file;
            this.next = from;
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

    /** The next record; a line that is none is refused. Records of a typed line that is incomplete are left out. */
    public Optional<Entry> next() {
        if (ready.isEmpty()) {
            readLine();
        }
        return Optional.ofNullable(ready.poll());
    }

    /** Reads on to the end of a typed line. */
    private void readLine() {
        for (Optional<byte[]> line = line(); line.isPresent(); line = line()) {
            if (!ended && !ready.isEmpty()) {
                break; // torn, and the line that it belongs to is incomplete
            }
            Entry entry = read(line.get());
            ready.add(entry);
            if (entry.group().isComplete()) {
                return;
            }
        }
        if (!ready.isEmpty()) {
            notes.accept(path + ": " + incomplete(List.copyOf(ready)));
            ready.clear();
        }
    }

    private Entry read(byte[] line) {
        records++;
        try {
            Entry entry = Entry.read(line);
            entry.checkVersion();
            return entry;
        } catch (BadInput e) {
            throw new BadInput(path + ": record " + records + " " + e.getMessage());
        }
    }

    /** That the last typed line is left out, and why. */
    public static String incomplete(List<Entry> records) {
        return FileEnd.incomplete(records) + " left out here, the next line that is played takes it back";
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

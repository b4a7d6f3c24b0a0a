package grognard.journal;

import grognard.input.BadInput;
import grognard.record.RecordEntry;
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

/**
 * Reads a journal line by line in constant memory. A file is read up to its size at the start of reading, so records that
 * others append meanwhile are not seen.
 */
public final class JournalReader implements AutoCloseable {

    /** Longest line in bytes: far more than any record, but a file without line ends cannot fill the memory. */
    static final int LONGEST = 16 << 20;

    private static final int BLOCK = 1 << 16;
    private final Path path;
    private final Source source;
    private byte[] block = new byte[BLOCK];
    private ByteBuffer words = ByteBuffer.wrap(block);
    private int from; // the unread bytes of the block
    private int to;
    private boolean atEnd;
    private boolean hadNewline;

    /** The records of one complete typed line, which {@link #next} returns one by one. */
    private final Deque<RecordEntry> ready = new ArrayDeque<>();

    private final Consumer<String> notes;
    private long records;

    /** Supplies the bytes: a file that the process may share with a writer, or a pipe. */
    private interface Source extends AutoCloseable {

        /** Reads up to {@code most} bytes; returns how many, or -1 at the end. */
        int read(byte[] into, int at, int most) throws IOException;

        @Override
        void close() throws IOException;
    }

    private JournalReader(Path path, Source source, Consumer<String> notes) {
        this.path = path;
        this.source = source;
        this.notes = notes;
    }

    /** Opens a journal without messages to the player; waits while another process writes to it. */
    public static JournalReader of(Path path) {
        return of(path, note -> {});
    }

    /**
     * Opens a journal for reading; waits while another process writes to it.
     *
     * @param notes receives a message if the wait exceeds a second, and one about an incomplete typed line at the end,
     *     which is left out
     */
    public static JournalReader of(Path path, Consumer<String> notes) {
        try {
            if (Files.isRegularFile(path)) {
                OpenFile file = OpenFile.reading(path);
                return new JournalReader(path, new FilePart(file, 0, file.settledSize(notes)), notes);
            }
            return of(Files.newInputStream(path), path, notes);
        } catch (NoSuchFileException e) {
            throw BadInput.value("journal", path.toString(), "a file that exists");
        } catch (IOException e) {
            throw Journal.cannot("read", path, e);
        }
    }

    /**
     * Reads a journal from a stream, which is closed with the reader.
     *
     * @param name the stream's name in messages
     * @param notes receives a message about an incomplete typed line at the end, which is left out
     */
    public static JournalReader of(InputStream in, Path name, Consumer<String> notes) {
        return new JournalReader(name, new Pipe(in), notes);
    }

    /**
     * Reads the lines after the known end, which may include an unfinished last one. Refuses a different file in the
     * journal's place. Waits while another process writes, so that a typed line is read with all of its records.
     */
    public static JournalReader since(Path path, KnownEnd known, Consumer<String> notes) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new IOException("it is not a regular file"); // opening a pipe could wait for ever
        }
        OpenFile file = OpenFile.reading(path);
        try {
            long size = file.settledSize(notes);
            Optional<String> contradiction = known.contradiction(file);
            if (contradiction.isPresent()) {
                throw new IOException(contradiction.get());
            }
            return new JournalReader(path, new FilePart(file, known.size(), size), notes);
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    /** A file, from an offset up to the size that it had when it was opened. */
    private static final class FilePart implements Source {

        private final JournalFile file;
        private final long end;
        private long next;

        FilePart(JournalFile file, long from, long end) {
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

    /** Standard input, a pipe or a FIFO, which can be read only once. */
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

    /** The next record. Refuses a line that is not a record; leaves out an incomplete typed line at the end. */
    public Optional<RecordEntry> next() {
        if (ready.isEmpty()) {
            readGroup();
        }
        return Optional.ofNullable(ready.poll());
    }

    /** Reads records up to the end of a typed line: they count only together. */
    private void readGroup() {
        for (Optional<byte[]> line = line(); line.isPresent(); line = line()) {
            if (!hadNewline && !ready.isEmpty()) {
                break; // torn, so its typed line is incomplete
            }
            RecordEntry entry = read(line.get());
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

    private RecordEntry read(byte[] line) {
        records++;
        try {
            RecordEntry entry = RecordEntry.read(line);
            entry.checkVersion();
            return entry;
        } catch (BadInput e) {
            throw new BadInput(path + ": record " + records + " " + e.getMessage());
        }
    }

    /** A note that the last typed line is left out, for readers that leave it out themselves. */
    public static String incomplete(List<RecordEntry> records) {
        return JournalTail.incompleteNote(records) + " left out here, the next line that is played takes it back";
    }

    /** The next line without its newline; empty at the end. A last line without a newline is returned, too. */
    public Optional<byte[]> line() {
        int searched = from;
        while (true) {
            int newline = ByteSearch.indexOf((byte) '\n', words, searched, to);
            if (newline >= 0) {
                byte[] line = Arrays.copyOfRange(block, from, newline);
                from = newline + 1;
                hadNewline = true;
                return Optional.of(line);
            }
            if (atEnd) {
                byte[] line = Arrays.copyOfRange(block, from, to);
                from = to;
                hadNewline = false;
                return line.length == 0 ? Optional.empty() : Optional.of(line);
            }
            int seen = to - from;
            fill(); // moves the unread bytes to the start of the block
            searched = from + seen;
        }
    }

    /** Reads more bytes; doubles the block for a line that does not fit. */
    private void fill() {
        if (to - from > LONGEST) {
            throw new BadInput(path + ": expected a journal, whose lines are not longer than " + LONGEST + " bytes");
        }
        byte[] target = to - from > block.length / 2 ? new byte[2 * block.length] : block;
        System.arraycopy(block, from, target, 0, to - from);
        to -= from;
        from = 0;
        block = target;
        words = ByteBuffer.wrap(target);
        try {
            int read = source.read(block, to, block.length - to);
            atEnd = read < 0;
            to += Math.max(0, read);
        } catch (IOException e) {
            throw Journal.cannot("read", path, e);
        }
    }

    /** Whether the line returned last had its newline; if not, its writer died. */
    public boolean hadNewline() {
        return hadNewline;
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

package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Entry;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads a journal line by line; its length does not matter. */
public final class JournalReader implements AutoCloseable {

    /** Far longer than any record of ours, and short enough to be held in memory. */
    static final int LONGEST = 16 << 20;

    private final Path path;
    private final InputStream in;
    private boolean ended;

    private JournalReader(Path path, InputStream in) {
        this.path = path;
        this.in = in;
    }

    public static JournalReader of(Path path) {
        try {
            return new JournalReader(path, new BufferedInputStream(Files.newInputStream(path), 1 << 16));
        } catch (NoSuchFileException e) {
            throw BadInput.value("journal", path.toString(), "a file that exists");
        } catch (IOException e) {
            throw Journal.cannot("read", path, e);
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
        ByteArrayOutputStream line = new ByteArrayOutputStream(1024);
        try {
            int b = in.read();
            while (b >= 0 && b != '\n') {
                line.write(b);
                if (line.size() > LONGEST) {
                    throw new BadInput(
                            path + ": expected a journal, whose lines are not longer than " + LONGEST + " bytes");
                }
                b = in.read();
            }
            ended = b == '\n';
            return b < 0 && line.size() == 0 ? Optional.empty() : Optional.of(line.toByteArray());
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
            in.close();
        } catch (IOException e) {
            throw Journal.cannot("read", path, e);
        }
    }
}

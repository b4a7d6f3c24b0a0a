package grognard.batch;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Reads the lines of a UTF-8 text in chunks of the lines that have arrived: a slow writer gets an answer after each
 * line, while a file is read in large chunks.
 */
public final class LineSource implements BatchSource<String> {

    /** Longest line in bytes. Without a limit a file without line ends would fill memory. */
    private static final int MAX_LENGTH = 1 << 20;

    /** Error of a line that a carriage return alone divides: what follows it would be lost in a comment or repeat dice. */
    public static final String BARE_RETURN = "expected lines that end with a line feed, not with a carriage return";

    /** Character that Java decodes invalid UTF-8 to. A valid text may contain it too. */
    private static final char REPLACEMENT = '\uFFFD';

    private final InputStream in;
    private final Classifier classifier;
    private byte[] buffer = new byte[1 << 16];

    /** Start of the unread bytes in the buffer. */
    private int from;

    /** End of the unread bytes in the buffer. */
    private int to;

    private long number;
    private boolean ended;

    /** Decides how lines are grouped into chunks. It is shown every line once, in order, before the line is run. */
    public interface Classifier {

        /** Ruleset in use after the lines shown so far. */
        String ruleset();

        /** Receives the next line. Returns whether its chunk must be run alone (see {@link Chunk}). */
        boolean alone(String line);

        /** Receives the next line before {@link #alone}. Returns why it must not run, or an empty text if it may. */
        String error(String line);
    }

    public LineSource(InputStream in, Classifier classifier) {
        this.in = in;
        this.classifier = classifier;
    }

    @Override
    public boolean ready() {
        if (ended || newline() >= 0) {
            return true;
        }
        try {
            return in.available() > 0;
        } catch (IOException e) {
            return true; // the next read throws the same exception and reports it
        }
    }

    @Override
    public Optional<Chunk<String>> next() {
        String ruleset = classifier.ruleset();
        List<BatchLine<String>> lines = new ArrayList<>();
        boolean alone = false;
        while (lines.size() < Chunk.MAX_LINES) {
            int end = newline();
            if (end < 0 && !lines.isEmpty() && !ended) {
                break; // do not wait for more while complete lines are here
            }
            if (end < 0 && !ended) {
                fill();
                continue;
            }
            if (end < 0 && from == to) {
                break;
            }
            BatchLine<String> line = line(end < 0 ? to : end); // the last line may lack its line end
            from = end < 0 ? to : end + 1;
            String error = classifier.error(line.content());
            if (error.isEmpty()) {
                lines.add(line);
                alone |= classifier.alone(line.content());
            } else {
                lines.add(new BatchLine<>(line.number(), line.content(), error));
            }
            if (!classifier.ruleset().equals(ruleset)) {
                break; // a chunk has only one ruleset
            }
        }
        return lines.isEmpty() ? Optional.empty() : Optional.of(new Chunk<>(lines, ruleset, alone));
    }

    /** Index of the next line feed in the buffer, or -1. */
    private int newline() {
        for (int i = from; i < to; i++) {
            if (buffer[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    private BatchLine<String> line(int end) {
        number++;
        if (number == 1 && end - from >= 3 && buffer[from] == (byte) 0xef && buffer[from + 1] == (byte) 0xbb) {
            from += 3; // the byte order mark that some editors write
        }
        if (end - from > MAX_LENGTH) {
            return new BatchLine<>(number, "", "expected a line of at most " + MAX_LENGTH + " bytes");
        }
        String text = new String(buffer, from, end - from, StandardCharsets.UTF_8);
        boolean valid = text.indexOf(REPLACEMENT) < 0
                || Arrays.equals(text.getBytes(StandardCharsets.UTF_8), Arrays.copyOfRange(buffer, from, end));
        String error = !valid
                ? "expected UTF-8 text"
                : text.indexOf('\0') >= 0 ? "expected UTF-8 text without NUL characters" : "";
        return new BatchLine<>(number, text, error);
    }

    /** Reads more bytes, after moving the unread ones to the start of the buffer. Waits if none have arrived. */
    private void fill() {
        if (from > 0) {
            System.arraycopy(buffer, from, buffer, 0, to - from);
            to -= from;
            from = 0;
        } else if (to == buffer.length) {
            growBuffer();
        }
        try {
            int read = in.read(buffer, to, buffer.length - to);
            ended = read < 0;
            to += Math.max(0, read);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the batch", e);
        }
    }

    /** Makes space for a long line. Bytes beyond the limit are dropped; the line is refused when its end arrives. */
    private void growBuffer() {
        if (buffer.length > 2 * MAX_LENGTH) {
            to = MAX_LENGTH + 1;
        } else {
            buffer = Arrays.copyOf(buffer, buffer.length * 2);
        }
    }
}

package grognard.batch;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The lines of a text, in chunks of what has arrived: a slow writer is answered line by line, a file in large pieces. */
public final class Lines implements Source<String> {

    private static final int LONGEST = 1 << 20;
    private static final char REPLACED = '\uFFFD';

    private final InputStream in;
    private final Watch watch;
    private byte[] buffer = new byte[1 << 16];
    private int from;
    private int to;
    private long number;
    private boolean ended;

    /** What has to be known about a line before it is worked on. */
    public interface Watch {

        /** The ruleset in use before the next line. */
        String ruleset();

        /** Looks at a line as it goes by; answers whether it must be run alone. */
        boolean alone(String line);
    }

    public Lines(InputStream in, Watch watch) {
        this.in = in;
        this.watch = watch;
    }

    @Override
    public boolean ready() {
        if (ended || newline() >= 0) {
            return true;
        }
        try {
            return in.available() > 0;
        } catch (IOException e) {
            return true; // the read that follows will say why
        }
    }

    @Override
    public Optional<Chunk<String>> next() {
        String ruleset = watch.ruleset();
        List<Line<String>> lines = new ArrayList<>();
        boolean alone = false;
        while (lines.size() < Chunk.MOST_LINES) {
            int end = newline();
            if (end < 0 && !lines.isEmpty() && !ended) {
                break;
            }
            if (end < 0 && !ended) {
                fill();
                continue;
            }
            if (end < 0 && from == to) {
                break;
            }
            Line<String> line = line(end < 0 ? to : end);
            from = end < 0 ? to : end + 1;
            lines.add(line);
            alone |= watch.alone(line.what());
            if (!watch.ruleset().equals(ruleset)) {
                break; // the lines of a chunk are all of one ruleset
            }
        }
        return lines.isEmpty() ? Optional.empty() : Optional.of(new Chunk<>(lines, ruleset, alone));
    }

    private int newline() {
        for (int i = from; i < to; i++) {
            if (buffer[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    private Line<String> line(int end) {
        number++;
        if (number == 1 && end - from >= 3 && buffer[from] == (byte) 0xef && buffer[from + 1] == (byte) 0xbb) {
            from += 3; // the mark that some editors put before UTF-8
        }
        if (end - from > LONGEST) {
            return new Line<>(number, "", "expected a line of at most " + LONGEST + " bytes");
        }
        String text = new String(buffer, from, end - from, StandardCharsets.UTF_8);
        boolean whole = text.indexOf(REPLACED) < 0
                || Arrays.equals(text.getBytes(StandardCharsets.UTF_8), Arrays.copyOfRange(buffer, from, end));
        return new Line<>(number, text, whole ? "" : "expected UTF-8 text");
    }

    private void fill() {
        if (from > 0) {
            System.arraycopy(buffer, from, buffer, 0, to - from);
            to -= from;
            from = 0;
        } else if (to == buffer.length) {
            makeRoom();
        }
        try {
            int read = in.read(buffer, to, buffer.length - to);
            ended = read < 0;
            to += Math.max(0, read);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the batch", e);
        }
    }

    /** For a long line; what is beyond the longest is read over, and the line refused when its end comes. */
    private void makeRoom() {
        if (buffer.length > 2 * LONGEST) {
            to = LONGEST + 1;
        } else {
            buffer = Arrays.copyOf(buffer, buffer.length * 2);
        }
    }
}

package grognard.batch;

import java.io.Reader;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Feeds the lines of a batch to a CSV reader one by one, and keeps the lines of the current row for error messages. The
 * CSV reader asks for a further line only if a quoted cell is still open, so one row is read at a time.
 */
final class RowLineReader extends Reader {

    /** Longest row, in characters. It bounds the search for the end of a quote that is never closed. */
    private static final int MAX_ROW = 1 << 20;

    private final BatchSource<String> source;
    private final List<String> row = new ArrayList<>();
    private Iterator<BatchLine<String>> arrived = List.<BatchLine<String>>of().iterator();

    /** Line being read, with a line feed at its end. */
    private String current = "";

    /** Number of characters of the current line that were read. */
    private int at;

    /** Characters in the lines of the row so far. */
    private long length;

    /** Number of the row's first line; 0 before it has been read. */
    private long first;

    private long latest;
    private boolean over;

    /** First line of the row that cannot be read, as a row without cells. */
    private @Nullable BatchLine<List<String>> unreadable;

    RowLineReader(BatchSource<String> source) {
        this.source = source;
    }

    /** Starts a row: lines read from now on belong to it. */
    void startRow() {
        row.clear();
        length = 0;
        first = 0;
        unreadable = null;
    }

    /** Number of the line in which the row starts. */
    long number() {
        return first;
    }

    /** Whether the row began within the line that was read before it, after a carriage return without a line feed. */
    boolean isWithinLine() {
        return first == 0;
    }

    /** Number of the last line that was read. */
    long latest() {
        return latest;
    }

    /** Whether the text is at its end, or was cut off because a row is too long or unreadable. */
    boolean isOver() {
        return over;
    }

    /** Skips the rest of the current line. */
    void endLine() {
        at = current.length();
    }

    /** Text of the row so far. */
    String row() {
        return String.join("", row);
    }

    /** First line of the row that cannot be read: not UTF-8, or too long. */
    Optional<BatchLine<List<String>>> unreadable() {
        return Optional.ofNullable(unreadable);
    }

    /** Whether characters can be read without asking the source for a chunk. */
    boolean hasMore() {
        return at < current.length() || arrived.hasNext();
    }

    @Override
    public boolean ready() {
        return hasMore() || source.ready();
    }

    @Override
    public int read(char[] into, int from, int most) {
        if (at == current.length()) {
            over = over || !fetch();
            if (over) {
                return -1;
            }
        }
        int count = Math.min(most, current.length() - at);
        current.getChars(at, at + count, into, from);
        at += count;
        return count;
    }

    /** Makes the next line the current one. Returns false if there is none or the row has to be given up. */
    private boolean fetch() {
        if (length > MAX_ROW) {
            return false;
        }
        if (!arrived.hasNext()) {
            Optional<Chunk<String>> chunk = source.next();
            if (chunk.isEmpty()) {
                return false;
            }
            arrived = chunk.get().lines().iterator();
        }
        BatchLine<String> line = arrived.next();
        latest = line.number();
        if (first == 0) {
            first = latest;
        }
        if (!line.error().isEmpty() && unreadable == null) {
            unreadable = new BatchLine<>(latest, List.of(), line.error());
            if (line.content().isEmpty() && !row.isEmpty()) {
                return false; // the text of a line too long is dropped, and it may have held the closing quote
            }
        }
        String content = line.content();
        int end = content.endsWith("\r") ? content.length() - 1 : content.length();
        current = content.substring(0, end) + "\n";
        at = 0;
        row.add(current);
        length += current.length();
        return true;
    }

    @Override
    public void close() {
        // the caller that opened the source closes it
    }
}

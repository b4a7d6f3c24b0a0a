package grognard.batch;

import java.io.Reader;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Gives lines to a CSV reader one by one, and remembers those of the row that it is in. */
final class LinesOfRow extends Reader {

    /** How much of a row is read in search of the end of a quote. */
    private static final int MOST_OPEN = 1 << 20;

    private final Source<String> source;
    private final List<String> row = new ArrayList<>();
    private Iterator<Line<String>> arrived = List.<Line<String>>of().iterator();
    private String current = "";
    private int at;
    private long length;
    private long first;
    private long latest;
    private boolean over;
    private @Nullable Line<List<String>> wrong;

    LinesOfRow(Source<String> source) {
        this.source = source;
    }

    /** What is read from now on belongs to the next row. */
    void startRow() {
        row.clear();
        length = 0;
        first = 0;
        wrong = null;
    }

    /** The line in which the row starts; it may have started after a bare carriage return in the last one. */
    long number() {
        return first == 0 ? latest : first;
    }

    /** The last line that was read. */
    long latest() {
        return latest;
    }

    /** Whether no more lines will be given. */
    boolean isOver() {
        return over;
    }

    /** What is left of the line goes unread. */
    void endLine() {
        at = current.length();
    }

    /** The lines of the row so far. */
    String row() {
        return String.join("", row);
    }

    /** The first of its lines that cannot be read at all. */
    Optional<Line<List<String>>> wrong() {
        return Optional.ofNullable(wrong);
    }

    /** Whether there is more that has arrived. */
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

    private boolean fetch() {
        if (length > MOST_OPEN) {
            return false;
        }
        if (!arrived.hasNext()) {
            Optional<Chunk<String>> chunk = source.next();
            if (chunk.isEmpty()) {
                return false;
            }
            arrived = chunk.get().lines().iterator();
        }
        Line<String> line = arrived.next();
        latest = line.number();
        if (first == 0) {
            first = latest;
        }
        if (!line.wrong().isEmpty() && wrong == null) {
            wrong = new Line<>(latest, List.of(), line.wrong());
            if (line.what().isEmpty() && !row.isEmpty()) {
                return false; // its text is lost, and with it whether it closes the quote
            }
        }
        String what = line.what();
        int end = what.endsWith("\r") ? what.length() - 1 : what.length();
        current = what.substring(0, end) + "\n";
        at = 0;
        row.add(current);
        length += current.length();
        return true;
    }

    @Override
    public void close() {
        // the source is closed by whoever opened it
    }
}

package grognard.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects the problems of one file while it is read. */
final class ProblemList {

    /** Problems that are listed for one file; more are only counted. */
    private static final int MOST = 100;

    /** Problems that are kept until they are sorted, since they are not found in the order of lines. Bounds memory for a hostile file. */
    private static final int MOST_KEPT = 10 * MOST;

    private final String file;
    private final List<Problem> kept = new ArrayList<>();
    private long found;

    ProblemList(String file) {
        this.file = file;
    }

    void at(long line, int column, String what) {
        found++;
        if (found <= MOST_KEPT) {
            kept.add(new Problem(file, line, column, what));
        }
    }

    /** Counts a problem without its words, which would not be listed. */
    void countOneMore() {
        found++;
    }

    long count() {
        return found;
    }

    boolean isEmpty() {
        return found == 0;
    }

    /** Whether so many are kept that further ones are only counted. */
    boolean isFull() {
        return found >= MOST_KEPT;
    }

    /** The problems in the order of lines; of very many the first, and a last entry with the number of the others. */
    List<Problem> inOrder() {
        kept.sort(Comparator.comparingLong(Problem::line).thenComparingInt(Problem::column));
        if (found <= MOST) {
            return kept;
        }
        List<Problem> some = new ArrayList<>(kept.subList(0, MOST));
        some.add(new Problem(file, 0, 0, "and " + (found - MOST) + " more problems"));
        return some;
    }
}

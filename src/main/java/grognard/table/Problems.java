package grognard.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What is wrong with one file, while it is read. */
final class Problems {

    /** More than anyone wants to read about one file. */
    private static final int MOST = 100;

    /** What is kept of a hopeless file's problems until they are put in order; the others are only counted. */
    private static final int MOST_KEPT = 10 * MOST;

    private final String file;
    private final List<Problem> kept = new ArrayList<>();
    private long found;

    Problems(String file) {
        this.file = file;
    }

    void at(long line, int column, String what) {
        found++;
        if (found <= MOST_KEPT) {
            kept.add(new Problem(file, line, column, what));
        }
    }

    /** One that nobody will read about. */
    void countOneMore() {
        found++;
    }

    long count() {
        return found;
    }

    boolean isEmpty() {
        return found == 0;
    }

    /** Whether there are so many that further ones are only counted. */
    boolean arePastHope() {
        return found >= MOST_KEPT;
    }

    /** As they come in the file; of very many the first, and how many more there are. */
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

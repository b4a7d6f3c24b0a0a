package grognard.workshop.csv;

import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Searches for a combination of key values that no row fits. Of a number only the ends of bands and their neighbours are
 * tried, since nothing changes in between.
 */
public final class CoverageCheck {

    /** Limit of the search, a fraction of a second; beyond it the file is refused as not provably complete. */
    private static final int MOST_STEPS = 100_000;

    private static final Object NOT_GIVEN = new Object();

    private final List<KeyColumn> keys;
    private final List<List<KeyCell>> rows;
    private final Set<String> covered = new HashSet<>();
    private int steps;

    public CoverageCheck(List<KeyColumn> keys, List<List<KeyCell>> rows) {
        this.keys = keys;
        this.rows = rows;
    }

    /** Such a combination in words, for the error message; empty if every combination finds a row. */
    public Optional<String> gap() {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            all.add(i);
        }
        return Optional.ofNullable(gap(all, 0, ""));
    }

    /**
     * Searches from one key column on.
     *
     * @param fitting the rows that fit the values chosen for the columns before
     * @param so those values in words
     */
    private @Nullable String gap(List<Integer> fitting, int column, String so) {
        if (fitting.isEmpty()) {
            return so.isEmpty() ? "anything" : so;
        }
        if (column == keys.size() || isForAllFrom(fitting, column)) {
            return null;
        }
        if (++steps > MOST_STEPS) {
            return "some combination (there are too many to look at)";
        }
        KeyColumn key = keys.get(column);
        for (Object value : values(key, column, fitting)) {
            Object asked = value == NOT_GIVEN ? null : value;
            List<Integer> left = new ArrayList<>();
            for (int row : fitting) {
                if (rows.get(row).get(column).fits(asked)) {
                    left.add(row);
                }
            }
            if (!left.isEmpty() && !covered.add(column + " " + left)) {
                continue;
            }
            String gap = gap(left, column + 1, so + (so.isEmpty() ? "" : ", ") + key.name() + " " + words(value));
            if (gap != null) {
                return gap;
            }
        }
        return null;
    }

    private static String words(Object value) {
        return value == NOT_GIVEN
                ? "not given"
                : value instanceof Boolean truth
                        ? truth ? "yes" : "no"
                        : value instanceof Rational number ? number.number().toString() : value.toString();
    }

    /** Whether some fitting row accepts anything in the remaining columns, so that no gap can follow. */
    private boolean isForAllFrom(List<Integer> fitting, int column) {
        for (int row : fitting) {
            boolean forAll = true;
            for (int i = column; i < keys.size(); i++) {
                forAll &= rows.get(row).get(i) instanceof KeyCell.Any;
            }
            if (forAll) {
                return true;
            }
        }
        return false;
    }

    /** The values of a key that must be tried to find a gap. */
    private Set<Object> values(KeyColumn key, int column, List<Integer> fitting) {
        Set<Object> values = new LinkedHashSet<>();
        if (key.type() instanceof KeyType.Choices choices) {
            values.addAll(choices.words());
            if (choices.optional()) {
                values.add(NOT_GIVEN);
            }
        } else if (key.type() instanceof KeyType.Flag) {
            values.add(true);
            values.add(false);
        } else if (key.type() instanceof KeyType.Numbers numbers) {
            ends(numbers, column, fitting, values);
            if (numbers.optional()) {
                values.add(NOT_GIVEN);
            }
        } else if (key.type() instanceof KeyType.Cells cells) {
            values.addAll(cells.cells());
        } else {
            for (List<KeyCell> row : rows) {
                if (row.get(column) instanceof KeyCell.Odds odds) {
                    values.add(odds.ratio());
                }
            }
        }
        return values;
    }

    /** Adds the bounds of the key, both ends of each band and the numbers next to them, as far as they can occur. */
    private void ends(KeyType.Numbers numbers, int column, List<Integer> fitting, Set<Object> values) {
        List<Rational> ends = new ArrayList<>();
        if (numbers.least() != null) {
            ends.add(numbers.least());
        }
        if (numbers.most() != null) {
            ends.add(numbers.most());
        }
        for (int row : fitting) {
            if (rows.get(row).get(column) instanceof KeyCell.Band band) {
                long unit = 1;
                for (int i = 0; i < band.decimals(); i++) {
                    unit *= 10;
                }
                for (long end : new long[] {band.from() - 1, band.from(), band.to(), band.to() + 1}) {
                    if (end > Long.MIN_VALUE / 4 && end < Long.MAX_VALUE / 4) { // no open end
                        ends.add(Rational.of(end, unit));
                    }
                }
            }
        }
        if (ends.isEmpty()) {
            ends.add(Rational.ZERO);
        }
        for (Rational end : ends) {
            boolean below = numbers.least() != null && end.compareTo(numbers.least()) < 0;
            boolean above = numbers.most() != null && end.compareTo(numbers.most()) > 0;
            if (!below && !above) {
                values.add(end);
            }
        }
    }
}

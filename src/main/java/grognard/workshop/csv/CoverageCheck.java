package grognard.workshop.csv;

import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Searches for a combination of key values that no row fits. Of a number only the ends of bands and their neighbours are
 * tried, since nothing changes in between.
 */
public final class CoverageCheck {

    /**
     * Limit of the search, in rows looked at: a fraction of a second. Beyond it the file is refused as not provably
     * complete.
     */
    private static final long MAX_STEPS = 10_000_000;

    private static final String TOO_MANY = "some combination (there are too many to look at)";

    private static final Object NOT_GIVEN = new Object();

    private final List<KeyColumn> keys;
    private final List<List<KeyCell>> rows;
    private final Set<String> covered = new HashSet<>();
    private long steps;

    public CoverageCheck(List<KeyColumn> keys, List<List<KeyCell>> rows) {
        this.keys = keys;
        this.rows = rows;
    }

    /** Searches for a combination that no row fits; returns it in words, or empty if every combination finds a row. */
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
     * @param chosen those values in words, for the error message
     */
    private @Nullable String gap(List<Integer> fitting, int column, String chosen) {
        if (fitting.isEmpty()) {
            return chosen.isEmpty() ? "anything" : chosen;
        }
        if (column == keys.size() || fitsAnythingFrom(fitting, column)) {
            return null;
        }
        KeyColumn key = keys.get(column);
        Set<Object> values = values(key, column, fitting);
        boolean inBands = key.type() instanceof KeyType.Numbers;
        steps += inBands ? fitting.size() : (long) values.size() * fitting.size();
        if (steps > MAX_STEPS) {
            return TOO_MANY;
        }
        Map<Object, List<Integer>> byNumber = inBands ? byNumber(values, column, fitting) : Map.of();
        for (Object value : values) {
            List<Integer> left = byNumber.get(value);
            if (left == null) {
                left = fitting(value == NOT_GIVEN ? null : value, column, fitting);
            }
            steps += left.size();
            if (steps > MAX_STEPS) {
                return TOO_MANY;
            }
            if (!left.isEmpty() && !covered.add(column + " " + left)) {
                continue;
            }
            String gap =
                    gap(left, column + 1, chosen + (chosen.isEmpty() ? "" : ", ") + key.name() + " " + words(value));
            if (gap != null) {
                return gap;
            }
        }
        return null;
    }

    /** The rows that fit a value. */
    private List<Integer> fitting(@Nullable Object value, int column, List<Integer> among) {
        List<Integer> left = new ArrayList<>();
        for (int row : among) {
            if (rows.get(row).get(column).fits(value)) {
                left.add(row);
            }
        }
        return left;
    }

    /**
     * The rows that fit each number, found in one pass from the lowest to the highest: a table of ninety thousand bands
     * has as many numbers to try. Stops when the limit is passed.
     */
    private Map<Object, List<Integer>> byNumber(Set<Object> values, int column, List<Integer> among) {
        List<Integer> always = new ArrayList<>();
        List<Integer> upwards = new ArrayList<>();
        for (int row : among) {
            (rows.get(row).get(column) instanceof KeyCell.Band ? upwards : always).add(row);
        }
        upwards.sort(Comparator.comparingLong(row -> band(row, column).from()));
        List<Rational> numbers = new ArrayList<>();
        values.forEach(value -> {
            if (value instanceof Rational number) {
                numbers.add(number);
            }
        });
        numbers.sort(null);
        Map<Object, List<Integer>> found = new HashMap<>();
        TreeSet<Integer> open = new TreeSet<>(always);
        PriorityQueue<Integer> ending = new PriorityQueue<>(
                Comparator.comparingLong(row -> band(row, column).to()));
        int next = 0;
        long size = steps;
        for (Rational number : numbers) {
            while (next < upwards.size()
                    && band(upwards.get(next), column).from()
                            <= number.floor(band(upwards.get(next), column).decimals())) {
                open.add(upwards.get(next));
                ending.add(upwards.get(next++));
            }
            while (!ending.isEmpty()
                    && band(ending.element(), column).to()
                            < number.floor(band(ending.element(), column).decimals())) {
                open.remove(ending.remove());
            }
            found.put(number, new ArrayList<>(open));
            size += open.size();
            if (size > MAX_STEPS) {
                steps = size;
                return found;
            }
        }
        return found;
    }

    private KeyCell.Band band(int row, int column) {
        return (KeyCell.Band) rows.get(row).get(column);
    }

    private static String words(Object value) {
        return value == NOT_GIVEN
                ? "not given"
                : value instanceof Boolean truth
                        ? truth ? "yes" : "no"
                        : value instanceof Rational number ? number.number().toString() : value.toString();
    }

    /** Whether some fitting row accepts anything in the remaining columns, so that no gap can follow. */
    private boolean fitsAnythingFrom(List<Integer> fitting, int column) {
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
                long unit = Rational.tenTo(band.decimals());
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

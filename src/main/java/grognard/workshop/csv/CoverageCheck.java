package grognard.workshop.csv;

import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.Collection;
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
        Map<Object, List<Integer>> byValue = byValue(values, column, fitting);
        if (steps > MAX_STEPS) {
            return TOO_MANY;
        }
        for (Object value : values) {
            List<Integer> left = byValue.getOrDefault(value, List.of());
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

    /**
     * The rows that fit each value, found in one pass: a table of ninety thousand rows has as many values to try. Stops
     * when the limit is passed.
     */
    private Map<Object, List<Integer>> byValue(Set<Object> values, int column, List<Integer> among) {
        List<Integer> always = new ArrayList<>();
        Map<Object, List<Integer>> exact = new HashMap<>();
        List<Integer> inBands = new ArrayList<>();
        for (int row : among) {
            KeyCell cell = rows.get(row).get(column);
            if (cell instanceof KeyCell.Any) {
                always.add(row);
            } else if (band(row, column).isPresent()) {
                inBands.add(row);
            }
            exact.computeIfAbsent(exactly(cell), value -> new ArrayList<>()).add(row);
        }
        Map<Object, Rational> numbers = new HashMap<>();
        for (Object value : values) {
            number(value).ifPresent(number -> numbers.put(value, number));
        }
        Map<Rational, List<Integer>> byNumber = byNumber(numbers.values(), column, inBands);
        steps += among.size();
        Map<Object, List<Integer>> found = new HashMap<>();
        for (Object value : values) {
            Rational number = numbers.get(value);
            Set<Integer> left = new TreeSet<>(always);
            left.addAll(exact.getOrDefault(value, List.of()));
            left.addAll(number == null ? List.of() : byNumber.getOrDefault(number, List.of()));
            found.put(value, new ArrayList<>(left));
            steps += left.size();
            if (steps > MAX_STEPS) {
                break;
            }
        }
        return found;
    }

    /** The value that the cell is equal to; the cell itself, which is no value, if there is none. */
    private static Object exactly(KeyCell cell) {
        if (cell instanceof KeyCell.Word word) {
            return word.word();
        }
        if (cell instanceof KeyCell.TableCell tableCell) {
            return tableCell.text();
        }
        return cell instanceof KeyCell.Odds odds ? odds.ratio() : cell;
    }

    private static Optional<Rational> number(Object value) {
        if (value instanceof Rational number) {
            return Optional.of(number);
        }
        return value instanceof String text ? Rational.read(text) : Optional.empty();
    }

    /** The rows whose band holds each number, found from the lowest number to the highest. */
    private Map<Rational, List<Integer>> byNumber(Collection<Rational> numbers, int column, List<Integer> inBands) {
        int decimals = 0;
        for (int row : inBands) {
            decimals = Math.max(decimals, band(row, column).orElseThrow().decimals());
        }
        List<Span> upwards = new ArrayList<>();
        for (int row : inBands) {
            upwards.add(Span.of(row, band(row, column).orElseThrow(), decimals));
        }
        upwards.sort(Comparator.comparingLong(Span::from));
        PriorityQueue<Span> ending = new PriorityQueue<>(Comparator.comparingLong(Span::below));
        Set<Integer> open = new TreeSet<>();
        int next = 0;
        Map<Rational, List<Integer>> found = new HashMap<>();
        for (Rational number : numbers.stream().sorted().toList()) {
            long at = number.floor(decimals);
            while (next < upwards.size() && upwards.get(next).from <= at) {
                open.add(upwards.get(next).row);
                ending.add(upwards.get(next++));
            }
            while (!ending.isEmpty() && ending.element().below <= at) {
                open.remove(ending.remove().row);
            }
            found.put(number, new ArrayList<>(open));
            steps += open.size();
            if (steps > MAX_STEPS) {
                break;
            }
        }
        return found;
    }

    /** A row with a band, from one number to below another, in units that all rows share. */
    private record Span(int row, long from, long below) {

        static Span of(int row, KeyCell.Band band, int decimals) {
            long times = Rational.tenTo(decimals - band.decimals());
            return new Span(
                    row,
                    band.from() == Long.MIN_VALUE ? band.from() : band.from() * times,
                    band.to() == Long.MAX_VALUE ? band.to() : (band.to() + 1) * times);
        }
    }

    private Optional<KeyCell.Band> band(int row, int column) {
        KeyCell cell = rows.get(row).get(column);
        if (cell instanceof KeyCell.TableCell tableCell) {
            return Optional.ofNullable(tableCell.band());
        }
        return cell instanceof KeyCell.Band band ? Optional.of(band) : Optional.empty();
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

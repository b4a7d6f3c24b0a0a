package grognard.odds;

import grognard.dice.Die;
import grognard.dice.Roll;
import grognard.input.BadInput;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts the dice of many records, to compare them with fair dice. */
public final class DiceLuck {

    /** Limit on keys, so that memory does not grow with the journal; far longer than a useful table. */
    private static final int MAX_LINES = 50_000;

    private final Map<Throw, SortedMap<Integer, Long>> rolled = new HashMap<>();

    /** Key of the dice that are counted together. Label and purpose are empty in a total for each kind of die. */
    public record Throw(String label, String purpose, Die die, Roll.Source source) {}

    /**
     * Statistics of the dice of one key.
     *
     * @param faces how often each value came up; values that never did are absent
     * @param count number of dice, at least 1
     * @param sum sum of all values, in thousandths for {@link Die#THOUSANDTHS}
     * @param chance probability of a sum this high and this low
     */
    public record Line(Throw dice, SortedMap<Integer, Long> faces, long count, long sum, SumChance chance) {

        /** Mean value of a fair die. */
        public double expectedMean() {
            double sum = 0;
            for (int side = 0; side < dice.die().sides(); side++) {
                sum += dice.die().value(side);
            }
            return sum / dice.die().sides();
        }

        public double mean() {
            return (double) sum / count;
        }

        /** Number of dice with this value that fair dice would show on average. */
        public double expected(int value) {
            int sides = 0;
            for (int side = 0; side < dice.die().sides(); side++) {
                sides += dice.die().value(side) == value ? 1 : 0;
            }
            return (double) count * sides / dice.die().sides();
        }
    }

    /**
     * Adds the dice of a record.
     *
     * @param label label of the record; empty if it has none
     */
    public void add(String label, List<Roll> rolls) {
        for (Roll roll : rolls) {
            if (roll.values().isEmpty()) {
                continue; // a record from elsewhere may hold a throw of no dice, and a line needs at least one
            }
            Throw dice = new Throw(label, roll.purpose(), roll.die(), roll.source());
            SortedMap<Integer, Long> faces = rolled.computeIfAbsent(dice, key -> newCounts());
            roll.values().forEach(value -> faces.merge(value, 1L, Long::sum));
        }
    }

    /** Makes the counts of a new key; throws if there are too many keys already. */
    private SortedMap<Integer, Long> newCounts() {
        if (rolled.size() == MAX_LINES) {
            throw new BadInput(
                    "there are more than " + MAX_LINES
                            + " labels and purposes of dice: expected fewer; --by resolver puts labels together, --label TEXT takes one");
        }
        return new TreeMap<>();
    }

    /** A line for each label, purpose, die and source, sorted in this order. */
    public List<Line> lines() {
        return lines(rolled);
    }

    /** A line for each kind of die and source, over all labels and purposes. */
    public List<Line> perDie() {
        Map<Throw, SortedMap<Integer, Long>> dice = new HashMap<>();
        rolled.forEach((key, faces) -> {
            SortedMap<Integer, Long> all =
                    dice.computeIfAbsent(new Throw("", "", key.die(), key.source()), any -> new TreeMap<>());
            faces.forEach((value, count) -> all.merge(value, count, Long::sum));
        });
        return lines(dice);
    }

    private static List<Line> lines(Map<Throw, SortedMap<Integer, Long>> rolled) {
        List<Line> lines = new ArrayList<>();
        rolled.forEach((dice, faces) -> {
            long count = faces.values().stream().mapToLong(Long::longValue).sum();
            long sum = faces.entrySet().stream()
                    .mapToLong(face -> face.getKey() * face.getValue())
                    .sum();
            lines.add(new Line(dice, faces, count, sum, SumChance.of(dice.die(), count, sum)));
        });
        lines.sort(Comparator.comparing((Line line) -> line.dice().label())
                .thenComparing(line -> line.dice().purpose())
                .thenComparing(line -> line.dice().die().name())
                .thenComparing(line -> line.dice().source()));
        return lines;
    }

    /** Converts a mean or sum of values to the unit of the die: 499.5 thousandths are 0.4995. */
    public static BigDecimal shown(Die die, double value) {
        return BigDecimal.valueOf(value * new BigDecimal(die.number(1).toString()).doubleValue());
    }
}

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

/** What was rolled, for each label and purpose, to be held against what could be expected. */
public final class Luck {

    /** More than any table is read, and few enough for memory that does not grow with a journal. */
    private static final int MOST_LINES = 50_000;

    private final Map<Throw, SortedMap<Integer, Long>> rolled = new HashMap<>();

    /** Dice that are counted together. */
    public record Throw(String label, String purpose, Die die, Roll.Source source) {}

    /**
     * How some dice fell.
     *
     * @param faces how often each value came up
     * @param chance how likely such a sum is
     */
    public record Line(Throw dice, SortedMap<Integer, Long> faces, long count, long sum, SumChance chance) {

        /** The mean of the values on the die's sides. */
        public double expectedMean() {
            return expectedSum() / count;
        }

        public double mean() {
            return (double) sum / count;
        }

        private double expectedSum() {
            double all = 0;
            for (int side = 0; side < dice.die().sides(); side++) {
                all += dice.die().value(side);
            }
            return all * count / dice.die().sides();
        }

        /** How often a value should have come up. */
        public double expected(int value) {
            int sides = 0;
            for (int side = 0; side < dice.die().sides(); side++) {
                sides += dice.die().value(side) == value ? 1 : 0;
            }
            return (double) count * sides / dice.die().sides();
        }
    }

    /** Counts the dice of a record of that label, which may be empty. */
    public void add(String label, List<Roll> rolls) {
        for (Roll roll : rolls) {
            if (roll.values().isEmpty()) {
                continue; // no dice, no luck
            }
            Throw dice = new Throw(label, roll.purpose(), roll.die(), roll.source());
            SortedMap<Integer, Long> faces = rolled.computeIfAbsent(dice, key -> counted());
            roll.values().forEach(value -> faces.merge(value, 1L, Long::sum));
        }
    }

    /** Counts for one more line, of which there must not be more than anybody reads. */
    private SortedMap<Integer, Long> counted() {
        if (rolled.size() == MOST_LINES) {
            throw new BadInput(
                    "there are more than " + MOST_LINES
                            + " labels and purposes of dice: expected fewer; --by resolver puts labels together, --label TEXT takes one");
        }
        return new TreeMap<>();
    }

    /** For each label, purpose and source. */
    public List<Line> lines() {
        return lines(rolled);
    }

    /** For each kind of die and source, whoever threw it. */
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

    /** The value as the die shows it. */
    public static BigDecimal shown(Die die, double value) {
        return BigDecimal.valueOf(value * new BigDecimal(die.number(1).toString()).doubleValue());
    }
}

package grognard.odds;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** How likely each value of a number is; where an outcome lacks the number, its chance is missing from the whole. */
public final class Distribution {

    /** With more values than this, neighbours are put together wherever they are listed. */
    private static final int MOST_RANGES = 500;

    private final SortedMap<BigDecimal, Chance> values;

    /**
     * Values next to one another.
     *
     * @param exactly the chance of any of them
     * @param atLeast the chance of the lowest of them or more
     */
    public record Range(BigDecimal from, BigDecimal to, Chance exactly, Chance atLeast) {}

    Distribution(Map<BigDecimal, Chance> values) {
        this.values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
    }

    /** The chances of the values, lowest first. */
    public SortedMap<BigDecimal, Chance> values() {
        return values;
    }

    /** The chance of each value or more, lowest first. */
    public Map<BigDecimal, Chance> atLeast() {
        List<Map.Entry<BigDecimal, Chance>> fromTop = new ArrayList<>(values.entrySet());
        Collections.reverse(fromTop);
        Map<BigDecimal, Chance> atLeast = new TreeMap<>();
        Chance sum = Chance.NONE;
        for (Map.Entry<BigDecimal, Chance> entry : fromTop) {
            sum = sum.or(entry.getValue());
            atLeast.put(entry.getKey(), sum);
        }
        return atLeast;
    }

    /** Whether there are too many values to list each by itself. */
    public boolean isLarge() {
        return values.size() > MOST_RANGES;
    }

    /** Each value by itself or, of a large one, so many together that no more than 500 ranges are left; lowest first. */
    public List<Range> ranges() {
        int together = (values.size() + MOST_RANGES - 1) / MOST_RANGES;
        List<Map.Entry<BigDecimal, Chance>> all = new ArrayList<>(values.entrySet());
        List<Range> ranges = new ArrayList<>();
        Chance atLeast = Chance.NONE;
        for (int first = (all.size() - 1) / together * together; first >= 0; first -= together) {
            int end = Math.min(all.size(), first + together);
            Chance exactly = Chance.NONE;
            for (Map.Entry<BigDecimal, Chance> entry : all.subList(first, end)) {
                exactly = exactly.or(entry.getValue());
            }
            atLeast = atLeast.or(exactly);
            ranges.add(new Range(all.get(first).getKey(), all.get(end - 1).getKey(), exactly, atLeast));
        }
        Collections.reverse(ranges);
        return ranges;
    }

    /** The mean, given that there is such a number at all; worked out exactly and rounded once. */
    public BigDecimal mean() {
        return sum(1).divide(sum(0), MathContext.DECIMAL64);
    }

    /** The standard deviation. */
    public BigDecimal spread() {
        BigDecimal ways = sum(0);
        BigDecimal squares = sum(2).multiply(ways).subtract(sum(1).pow(2));
        return squares.divide(ways.pow(2), MathContext.DECIMAL128).sqrt(MathContext.DECIMAL64);
    }

    /** The values to that power, each as often as it has ways. */
    private BigDecimal sum(int power) {
        BigDecimal sum = BigDecimal.ZERO;
        for (Map.Entry<BigDecimal, Chance> entry : values.entrySet()) {
            BigDecimal ways = new BigDecimal(entry.getValue().ways());
            sum = sum.add(entry.getKey().pow(power).multiply(ways));
        }
        return sum;
    }
}

package grognard.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Chances of the values of one number of the outcome. Some outcomes may lack the number, so the
 * chances can add up to less than 1.
 */
public final class Distribution {

    /** Longest list of values. A number with more values, such as thousandths, is listed in ranges. */
    private static final int MAX_RANGES = 500;

    /** Decimals of a square root before it is rounded: enough for 16 digits of the smallest spread. */
    private static final int ROOT_DECIMALS = 40;

    private final Map<BigDecimal, Chance> values;

    /**
     * One or several neighbouring values.
     *
     * @param from lowest value
     * @param to highest value; equal to {@code from} for a single value
     * @param exactly chance of a value in this range
     * @param atLeast chance of {@code from} or more
     */
    public record Range(BigDecimal from, BigDecimal to, Chance exactly, Chance atLeast) {}

    Distribution(Map<BigDecimal, Chance> values) {
        this.values = Collections.unmodifiableMap(new TreeMap<>(values));
    }

    /** Chance of each value, lowest value first. */
    public Map<BigDecimal, Chance> values() {
        return values;
    }

    /** Whether there are too many values to list each one. */
    public boolean isLarge() {
        return values.size() > MAX_RANGES;
    }

    /**
     * Lists the values for output, lowest first: a range for each value, or, of a large distribution, ranges of equally
     * many neighbours, at most 500 of them. The highest range may hold fewer values.
     */
    public List<Range> ranges() {
        int valuesPerRange = (values.size() + MAX_RANGES - 1) / MAX_RANGES;
        List<Map.Entry<BigDecimal, Chance>> all = new ArrayList<>(values.entrySet());
        List<Range> ranges = new ArrayList<>();
        Chance atLeast = Chance.NONE;
        for (int first = (all.size() - 1) / valuesPerRange * valuesPerRange; first >= 0; first -= valuesPerRange) {
            int end = Math.min(all.size(), first + valuesPerRange);
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

    /** Mean over the outcomes that have this number. Computed exactly and rounded once, to 16 digits. */
    public BigDecimal mean() {
        return sum(1).divide(sum(0), MathContext.DECIMAL64);
    }

    /** Standard deviation over the outcomes that have this number. */
    public BigDecimal spread() {
        BigDecimal ways = sum(0);
        BigDecimal variance = sum(2).multiply(ways).subtract(sum(1).pow(2)); // times ways squared, to stay exact
        return root(variance.divide(ways.pow(2), MathContext.DECIMAL128));
    }

    /** Square root to 16 digits. Uses BigInteger because TeaVM, which compiles the web page, lacks BigDecimal.sqrt. */
    private static BigDecimal root(BigDecimal number) {
        BigInteger root =
                number.movePointRight(2 * ROOT_DECIMALS).toBigInteger().sqrt();
        return new BigDecimal(root, ROOT_DECIMALS).round(MathContext.DECIMAL64);
    }

    /** Sum over all ways of the value raised to a power. All chances have one denominator, which cancels out. */
    private BigDecimal sum(int power) {
        BigDecimal sum = BigDecimal.ZERO;
        for (Map.Entry<BigDecimal, Chance> entry : values.entrySet()) {
            BigDecimal ways = new BigDecimal(entry.getValue().ways());
            sum = sum.add(entry.getKey().pow(power).multiply(ways));
        }
        return sum;
    }
}

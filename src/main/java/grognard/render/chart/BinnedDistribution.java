package grognard.render.chart;

import grognard.odds.Chance;
import grognard.odds.Distribution;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Groups the values of a distribution into bins, few enough for a screen. Values at either end that hardly ever occur
 * join the first or last bin.
 */
public final class BinnedDistribution {

    /** Largest number of bins. */
    static final int MAX_BINS = 24;

    /** Chance at either end of the distribution that gets no bins of its own. */
    private static final double TAIL = 0.0005;

    private BinnedDistribution() {}

    /**
     * One bin.
     *
     * @param label the only value, or the lowest and highest: {@code 10..14}
     * @param exactly chance of any of its values
     * @param atLeast chance of its lowest value or more
     */
    public record Bin(String label, Chance exactly, Chance atLeast) {}

    /** Returns a bin for every value, or for every range of a distribution that is too large to list its values. */
    public static List<Bin> unbinned(Distribution distribution) {
        List<Bin> bins = new ArrayList<>(); // a lambda that captures nothing would slow the start (docs/adr/0014)
        for (Distribution.Range range : distribution.ranges()) {
            bins.add(bin(List.of(range)));
        }
        return bins;
    }

    /** Returns a bin for every value if there are at most {@value #MAX_BINS}, otherwise bins of equal width. */
    public static List<Bin> binned(Distribution distribution) {
        List<Distribution.Range> ranges = distribution.ranges();
        if (ranges.size() <= MAX_BINS) {
            return unbinned(distribution);
        }
        BigDecimal low = lowest(ranges);
        BigDecimal high = highest(ranges);
        int decimals = 0;
        for (BigDecimal value : distribution.values().keySet()) {
            decimals = Math.max(decimals, value.scale());
        }
        BigDecimal unit = BigDecimal.ONE.movePointLeft(decimals);
        BigDecimal width = width(high.subtract(low), unit);
        BigDecimal firstBin = floor(low, width);
        BigDecimal lastBin = floor(high, width);
        Map<BigDecimal, List<Distribution.Range>> members = new TreeMap<>();
        for (Distribution.Range range : ranges) {
            BigDecimal bin = floor(range.from(), width).max(firstBin).min(lastBin);
            members.computeIfAbsent(bin, start -> new ArrayList<>()).add(range);
        }
        return members.values().stream().map(BinnedDistribution::bin).toList();
    }

    private static Bin bin(List<Distribution.Range> members) {
        Distribution.Range first = members.get(0);
        BigDecimal last = members.get(members.size() - 1).to();
        String from = first.from().toPlainString();
        Chance exactly = Chance.NONE;
        for (Distribution.Range range : members) {
            exactly = exactly.or(range.exactly());
        }
        String label = first.from().compareTo(last) == 0 ? from : from + ".." + last.toPlainString();
        return new Bin(label, exactly, first.atLeast());
    }

    /** Returns the lowest value above the lower tail. */
    private static BigDecimal lowest(List<Distribution.Range> ranges) {
        double total = ranges.get(0).atLeast().toDouble(); // less than 1 if some outcomes lack the number
        BigDecimal low = BigDecimal.ZERO;
        for (Distribution.Range range : ranges) {
            if (range.atLeast().toDouble() >= total * (1 - TAIL)) {
                low = range.from();
            }
        }
        return low;
    }

    /** Returns the highest value below the upper tail. */
    private static BigDecimal highest(List<Distribution.Range> ranges) {
        BigDecimal high = BigDecimal.ZERO;
        for (Distribution.Range range : ranges) {
            if (range.atLeast().toDouble() > TAIL) {
                high = range.from();
            }
        }
        return high;
    }

    /** Returns the smallest of 1, 2, 5, 10, 20 … units that covers the span with two bins to spare for the tails. */
    private static BigDecimal width(BigDecimal span, BigDecimal unit) {
        int[] steps = {1, 2, 5};
        for (int i = 0; ; i++) {
            BigDecimal width =
                    unit.multiply(new BigDecimal(BigInteger.TEN.pow(i / 3))).multiply(BigDecimal.valueOf(steps[i % 3]));
            if (span.compareTo(width.multiply(BigDecimal.valueOf(MAX_BINS - 2))) <= 0) {
                return width;
            }
        }
    }

    private static BigDecimal floor(BigDecimal value, BigDecimal width) {
        return value.divide(width, 0, RoundingMode.FLOOR).multiply(width);
    }
}

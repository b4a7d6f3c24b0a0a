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
 * Reduces a distribution to the number of lines that a screen holds. Neighbouring values are put together in bins, and
 * values at either end that hardly ever occur join the first or last bin.
 */
public final class BinnedDistribution {

    /** Largest number of bins. */
    static final int MOST = 24;

    /** Share of the distribution at either end that gets no bins of its own. */
    private static final double TAIL = 0.0005;

    private BinnedDistribution() {}

    /**
     * One bin.
     *
     * @param label the value, or the first and last: {@code 10..14}
     * @param exactly chance of any of its values
     * @param atLeast chance of its lowest value or more
     */
    public record Bin(String label, Chance exactly, Chance atLeast) {}

    /** A bin for every value, or for every range of a distribution that has only ranges left. */
    public static List<Bin> each(Distribution distribution) {
        List<Bin> bins = new ArrayList<>(); // a lambda that captures nothing would slow the start (docs/adr/0014)
        for (Distribution.Range range : distribution.ranges()) {
            bins.add(bin(List.of(range)));
        }
        return bins;
    }

    /** A bin for every value if they are few enough, otherwise bins of equal width. */
    public static List<Bin> few(Distribution distribution) {
        List<Distribution.Range> ranges = distribution.ranges();
        if (ranges.size() <= MOST) {
            return each(distribution);
        }
        BigDecimal low = low(ranges);
        BigDecimal high = high(ranges);
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

    private static Bin bin(List<Distribution.Range> together) {
        Distribution.Range first = together.get(0);
        BigDecimal last = together.get(together.size() - 1).to();
        String from = first.from().toPlainString();
        Chance exactly = Chance.NONE;
        for (Distribution.Range range : together) {
            exactly = exactly.or(range.exactly());
        }
        String label = first.from().compareTo(last) == 0 ? from : from + ".." + last.toPlainString();
        return new Bin(label, exactly, first.atLeast());
    }

    /** Lowest value that is not part of the tail. */
    private static BigDecimal low(List<Distribution.Range> ranges) {
        double all = 0;
        BigDecimal low = BigDecimal.ZERO;
        for (Distribution.Range range : ranges) {
            double chance = range.atLeast().toDouble();
            all = Math.max(all, chance);
            if (chance < all * (1 - TAIL)) {
                return low;
            }
            low = range.from();
        }
        return low;
    }

    /** Highest value that is not part of the tail. */
    private static BigDecimal high(List<Distribution.Range> ranges) {
        BigDecimal high = BigDecimal.ZERO;
        for (Distribution.Range range : ranges) {
            if (range.atLeast().toDouble() > TAIL) {
                high = range.from();
            }
        }
        return high;
    }

    /** Smallest of 1, 2, 5, 10, 20 … units that gives few enough bins, two of them left for the tails. */
    private static BigDecimal width(BigDecimal span, BigDecimal unit) {
        int[] steps = {1, 2, 5};
        for (int i = 0; ; i++) {
            BigDecimal width =
                    unit.multiply(new BigDecimal(BigInteger.TEN.pow(i / 3))).multiply(BigDecimal.valueOf(steps[i % 3]));
            if (span.compareTo(width.multiply(BigDecimal.valueOf(MOST - 2))) <= 0) {
                return width;
            }
        }
    }

    private static BigDecimal floor(BigDecimal value, BigDecimal width) {
        return value.divide(width, 0, RoundingMode.FLOOR).multiply(width);
    }
}

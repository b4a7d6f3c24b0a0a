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

/** A distribution cut down to what a screen holds: many values are put together, and far ends with their neighbours. */
public final class BinnedDistribution {

    static final int MOST = 24;

    private static final double TAIL = 0.0005;

    private BinnedDistribution() {}

    /** One line: a value or several, how likely they are, and how likely the lowest of them or more is. */
    public record Bin(String label, Chance exactly, Chance atLeast) {}

    /** Every value by itself, or as near to it as the distribution goes. */
    public static List<Bin> each(Distribution distribution) {
        List<Bin> bins = new ArrayList<>();
        for (Distribution.Range range : distribution.ranges()) {
            bins.add(bin(List.of(range)));
        }
        return bins;
    }

    /** Every value if there are few, otherwise ranges of them. */
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
            if (!members.containsKey(bin)) {
                members.put(bin, new ArrayList<>());
            }
            members.get(bin).add(range);
        }
        List<Bin> bins = new ArrayList<>();
        for (List<Distribution.Range> together : members.values()) {
            bins.add(bin(together));
        }
        return bins;
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

    /** The lowest value that is not part of the far end. */
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

    private static BigDecimal high(List<Distribution.Range> ranges) {
        BigDecimal high = BigDecimal.ZERO;
        for (Distribution.Range range : ranges) {
            if (range.atLeast().toDouble() > TAIL) {
                high = range.from();
            }
        }
        return high;
    }

    /** The least of 1, 2, 5, 10, 20 … units that makes few enough bins. */
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

package grognard.render;

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
final class Bins {

    static final int MOST = 24;

    private static final double TAIL = 0.0005;

    private Bins() {}

    /** One line: a value or several, how likely they are, and how likely the lowest of them or more is. */
    record Bin(String label, Chance exactly, Chance atLeast) {}

    /** Every value by itself. */
    static List<Bin> each(Distribution distribution) {
        Map<BigDecimal, Chance> atLeast = distribution.atLeast();
        List<Bin> bins = new ArrayList<>();
        distribution
                .values()
                .forEach((value, chance) ->
                        bins.add(new Bin(value.toPlainString(), chance, atLeast.getOrDefault(value, Chance.NONE))));
        return bins;
    }

    /** Every value if there are few, otherwise ranges of them. */
    static List<Bin> few(Distribution distribution) {
        if (distribution.values().size() <= MOST) {
            return each(distribution);
        }
        Map<BigDecimal, Chance> atLeast = distribution.atLeast();
        BigDecimal low = low(atLeast);
        BigDecimal high = high(atLeast);
        int decimals = distribution.values().keySet().stream()
                .mapToInt(BigDecimal::scale)
                .max()
                .orElse(0);
        BigDecimal unit = BigDecimal.ONE.movePointLeft(Math.max(0, decimals));
        BigDecimal width = width(high.subtract(low), unit);
        BigDecimal firstBin = floor(low, width);
        BigDecimal lastBin = floor(high, width);
        Map<BigDecimal, List<BigDecimal>> members = new TreeMap<>();
        for (BigDecimal value : distribution.values().keySet()) {
            BigDecimal bin = floor(value, width).max(firstBin).min(lastBin);
            members.computeIfAbsent(bin, lowest -> new ArrayList<>()).add(value);
        }
        List<Bin> bins = new ArrayList<>();
        members.forEach((bin, values) -> {
            BigDecimal first = values.get(0);
            BigDecimal last = values.get(values.size() - 1);
            String label =
                    values.size() == 1 ? first.toPlainString() : first.toPlainString() + ".." + last.toPlainString();
            Chance exactly = values.stream()
                    .map(value -> distribution.values().getOrDefault(value, Chance.NONE))
                    .reduce(Chance::or)
                    .orElse(Chance.NONE);
            bins.add(new Bin(label, exactly, atLeast.getOrDefault(first, Chance.NONE)));
        });
        return bins;
    }

    /** The lowest value that is not part of the far end. */
    private static BigDecimal low(Map<BigDecimal, Chance> atLeast) {
        double all = 0;
        BigDecimal low = BigDecimal.ZERO;
        for (Map.Entry<BigDecimal, Chance> entry : atLeast.entrySet()) {
            double chance = entry.getValue().toDouble();
            all = Math.max(all, chance);
            if (chance < all * (1 - TAIL)) {
                return low;
            }
            low = entry.getKey();
        }
        return low;
    }

    private static BigDecimal high(Map<BigDecimal, Chance> atLeast) {
        BigDecimal high = BigDecimal.ZERO;
        for (Map.Entry<BigDecimal, Chance> entry : atLeast.entrySet()) {
            if (entry.getValue().toDouble() > TAIL) {
                high = entry.getKey();
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

package grognard.table;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * A band of numbers, both ends included, in units of {@code 10^-decimals}; {@link Long#MIN_VALUE} and {@link Long#MAX_VALUE}
 * stand for open ends. Whole numbers avoid {@link BigDecimal}, whose first use costs a start 15 ms on Java 25.
 *
 * @param decimals decimal places of the unit: 0 for 1, 3 for 0.001
 */
record NumberBand(long from, long to, int decimals) {

    boolean holds(long steps) {
        return steps >= from && steps <= to;
    }

    /** A number in units of that many decimal places, rounded down. */
    static long inSteps(Object number, int decimals) {
        if (number instanceof Integer whole && decimals == 0) {
            return whole;
        }
        return inSteps(number instanceof BigDecimal decimal ? decimal : new BigDecimal(number.toString()), decimals);
    }

    /** A decimal in units of that many decimal places, rounded down: 7.5 with no decimals is 7. */
    static long inSteps(BigDecimal number, int decimals) {
        return number.movePointRight(decimals).setScale(0, RoundingMode.FLOOR).longValueExact();
    }

    // Written out: linking generated record equality costs a one-shot run 25 to 48 ms.
    @Override
    public boolean equals(Object other) {
        return other instanceof NumberBand band && band.from == from && band.to == to && band.decimals == decimals;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(from) * 31 + Long.hashCode(to);
    }

    @Override
    public String toString() {
        if (from == to) {
            return text(from, decimals);
        }
        return (from == Long.MIN_VALUE ? "" : text(from, decimals)) + ".."
                + (to == Long.MAX_VALUE ? "" : text(to, decimals));
    }

    /** A number of units as text. */
    static String text(long steps, int decimals) {
        return decimals == 0
                ? Long.toString(steps)
                : BigDecimal.valueOf(steps, decimals).toPlainString();
    }
}

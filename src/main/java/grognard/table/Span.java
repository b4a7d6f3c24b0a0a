package grognard.table;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * The numbers from one to another in whole steps, both included; {@link Long#MIN_VALUE} and {@link Long#MAX_VALUE} stand
 * for open ends. Steps of whole numbers do without {@link BigDecimal}, whose first use costs 15 ms on Java 25.
 *
 * @param decimals how small a step is: 0 for 1, 3 for 0.001
 */
record Span(long from, long to, int decimals) {

    boolean holds(long steps) {
        return steps >= from && steps <= to;
    }

    /** Any number counted in steps. */
    static long inSteps(Object number, int decimals) {
        if (number instanceof Integer whole && decimals == 0) {
            return whole;
        }
        return inSteps(number instanceof BigDecimal decimal ? decimal : new BigDecimal(number.toString()), decimals);
    }

    /** The number counted in steps, a part of a step going to the step below. */
    static long inSteps(BigDecimal number, int decimals) {
        return number.movePointRight(decimals).setScale(0, RoundingMode.FLOOR).longValueExact();
    }

    // Written out: the equality that Java makes for records costs a one-shot run 25 ms.
    @Override
    public boolean equals(Object other) {
        return other instanceof Span span && span.from == from && span.to == to && span.decimals == decimals;
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

    /** So many steps as a number. */
    static String text(long steps, int decimals) {
        return decimals == 0
                ? Long.toString(steps)
                : BigDecimal.valueOf(steps, decimals).toPlainString();
    }
}

package grognard.table;

import java.math.BigDecimal;

/**
 * The numbers from one to another in whole steps, both included; {@link Long#MIN_VALUE} and {@link Long#MAX_VALUE} stand
 * for open ends.
 */
record Span(long from, long to, BigDecimal step) {

    boolean holds(Object number) {
        long steps = number instanceof Integer whole && step.signum() > 0 && step.scale() == 0
                ? whole
                : inSteps(new BigDecimal(number.toString()), step);
        return steps >= from && steps <= to;
    }

    /** The number counted in steps, a part of a step going to the step below. */
    static long inSteps(BigDecimal number, BigDecimal step) {
        return number.movePointRight(step.scale())
                .setScale(0, java.math.RoundingMode.FLOOR)
                .longValueExact();
    }

    // Written out: the equality that Java makes for records costs a one-shot run 25 ms.
    @Override
    public boolean equals(Object other) {
        return other instanceof Span span && span.from == from && span.to == to && span.step.equals(step);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(from) * 31 + Long.hashCode(to);
    }

    @Override
    public String toString() {
        if (from == to) {
            return text(from);
        }
        return (from == Long.MIN_VALUE ? "" : text(from)) + ".." + (to == Long.MAX_VALUE ? "" : text(to));
    }

    private String text(long steps) {
        return step.multiply(BigDecimal.valueOf(steps)).toPlainString();
    }
}

package grognard.render.chart;

import grognard.odds.Chance;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Formats chances in percent. A possible outcome never shows as 0, and an uncertain one never as 100. */
public final class Percent {

    /** Longest count of ways that is shown by default; a longer one fills the line and tells a reader nothing. */
    private static final int MAX_DIGITS = 9;

    private Percent() {}

    /** Formats with two decimals and the percent sign: {@code 41.67%}. */
    public static String of(Chance chance) {
        return number(chance, 2) + "%";
    }

    /** Formats without the percent sign: {@code 41.67}, {@code <0.01}, {@code >99.99}; 0 if impossible, 100 if certain. */
    public static String number(Chance chance, int decimals) {
        if (!chance.isPossible()) {
            return "0";
        }
        if (chance.isCertain()) {
            return "100";
        }
        BigDecimal percent = chance.rounded(decimals + 2).movePointRight(2).setScale(decimals);
        BigDecimal least = BigDecimal.ONE.movePointLeft(decimals);
        BigDecimal most = BigDecimal.valueOf(100).subtract(least);
        if (percent.compareTo(least) < 0) {
            return "<" + least.toPlainString();
        }
        return percent.compareTo(most) > 0 ? ">" + most.toPlainString() : percent.toPlainString();
    }

    /**
     * Formats ways and denominator: {@code 15/36}.
     *
     * @param always whether to show the ways without their denominator if that is too long; otherwise the result is empty
     */
    public static String fraction(Chance chance, boolean always) {
        if (isShort(chance.of())) {
            return chance.ways() + "/" + chance.of();
        }
        return always ? chance.ways().toString() : "";
    }

    /**
     * Formats the end of a title: the denominator, or the remark that there are no dice.
     *
     * @param always whether to show even a long denominator; otherwise the result is then empty
     */
    public static String waysInAll(BigInteger of, boolean always) {
        return of.equals(BigInteger.ONE) ? ", no dice" : always || isShort(of) ? ", " + of + " ways in all" : "";
    }

    /** Whether a count of ways is short enough to be shown by default. */
    public static boolean isShort(BigInteger ways) {
        return ways.toString().length() <= MAX_DIGITS;
    }
}

package grognard.render.chart;

import grognard.odds.Chance;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Formats chances in percent. A possible outcome never shows as 0, and an uncertain one never as 100. */
public final class Percent {

    /** Numbers of ways with more digits fill the line and mean nothing to a reader. */
    private static final int MOST_DIGITS = 9;

    private Percent() {}

    /** Two decimals and the sign: {@code 41.67%}. */
    public static String of(Chance chance) {
        return number(chance, 2) + "%";
    }

    /** Without the sign: {@code 41.67}, {@code <0.01}, {@code >99.99}; plain 0 and 100 only if impossible or certain. */
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
     * Ways and denominator: {@code 15/36}. If the denominator is too long, the ways alone.
     *
     * @param asked whether the player wants even long numbers; otherwise the result is empty then
     */
    public static String fraction(Chance chance, boolean asked) {
        boolean few = areFew(chance.of());
        return few ? chance.ways() + "/" + chance.of() : asked ? chance.ways().toString() : "";
    }

    /** End of a title: the number of ways if it is short or asked for, or that nothing depends on dice. */
    public static String waysInAll(BigInteger of, boolean asked) {
        return of.equals(BigInteger.ONE) ? ", no dice" : asked || areFew(of) ? ", " + of + " ways in all" : "";
    }

    /** Whether the number of ways is short enough to be shown unasked. */
    public static boolean areFew(BigInteger ways) {
        return ways.toString().length() <= MOST_DIGITS;
    }
}

package grognard.render.chart;

import grognard.odds.Chance;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Chances as people read them. What is possible never shows as 0, and what is not certain never as 100. */
public final class Percent {

    private static final int MOST_DIGITS = 9;

    private Percent() {}

    /** {@code 41.67%}. */
    public static String of(Chance chance) {
        return number(chance, 2) + "%";
    }

    /** Without the sign, and bare 0 and 100 where nothing is left to chance. */
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

    /** {@code 15/36}; where that would fill the line, the ways alone, and nothing unless they were asked for. */
    public static String fraction(Chance chance, boolean asked) {
        boolean few = areFew(chance.of());
        return few ? chance.ways() + "/" + chance.of() : asked ? chance.ways().toString() : "";
    }

    /** Whether somebody might count so many ways: a number of at most nine digits. */
    public static boolean areFew(BigInteger ways) {
        return ways.toString().length() <= MOST_DIGITS;
    }
}

package grognard.render;

import grognard.odds.Chance;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** Chances as people read them. What is possible never shows as 0, and what is not certain never as 100. */
final class Percent {

    private static final int LONGEST_FRACTION = 9;
    private static final int LONGEST_COUNT = 12;

    private Percent() {}

    /** {@code 41.67%}. */
    static String of(Chance chance) {
        return number(chance, 2) + "%";
    }

    /** Without the sign, and bare 0 and 100 where nothing is left to chance. */
    static String number(Chance chance, int decimals) {
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

    /** {@code 15/36}; where that would fill the line, the ways alone. */
    static String fraction(Chance chance) {
        String of = chance.of().toString();
        return of.length() > LONGEST_FRACTION ? counted(chance.ways()) : chance.ways() + "/" + of;
    }

    /** Up to twelve digits as they are; more would only push the table off the screen. */
    static String counted(BigInteger ways) {
        String digits = ways.toString();
        if (digits.length() <= LONGEST_COUNT) {
            return digits;
        }
        BigDecimal rounded = new BigDecimal(ways).round(new MathContext(4, RoundingMode.HALF_UP));
        int exponent = rounded.precision() - rounded.scale() - 1;
        return rounded.movePointLeft(exponent).setScale(3, RoundingMode.HALF_UP) + "e" + exponent;
    }
}

package grognard.rules;

import java.math.BigDecimal;

/** Formats the numbers of outcomes. */
public final class Numbers {

    private Numbers() {}

    /** Plain digits, no exponent: 4, 0.412, 7.5. */
    public static String text(Number number) {
        return number instanceof BigDecimal decimal ? decimal.toPlainString() : number.toString();
    }

    /** Simplifies a decimal: an Integer if it has no fraction, otherwise without zeros at the end. */
    public static Number plain(BigDecimal number) {
        if (number.scale() == 0) {
            return number.intValueExact();
        }
        BigDecimal stripped = number.stripTrailingZeros();
        return stripped.scale() <= 0 ? (Number) stripped.intValueExact() : stripped;
    }

    /** A number with its sign: +1, -2, 0. */
    public static String signed(Number number) {
        String text = text(number);
        boolean positive = number instanceof Integer whole ? whole > 0 : new BigDecimal(text).signum() > 0;
        return positive ? "+" + text : text;
    }
}

package grognard.rules;

import java.math.BigDecimal;

/** Formats numbers for text and JSON. */
public final class Numbers {

    private Numbers() {}

    /** Plain digits, no exponent: 4, 0.412, 7.5. */
    public static String text(Number number) {
        return number instanceof BigDecimal decimal ? decimal.toPlainString() : number.toString();
    }

    /** The number as an {@code Integer} if it is whole, otherwise without trailing zeros. */
    public static Number plain(BigDecimal number) {
        if (number.scale() == 0) {
            return number.intValueExact();
        }
        BigDecimal stripped = number.stripTrailingZeros();
        return stripped.scale() <= 0 ? (Number) stripped.intValueExact() : stripped;
    }

    /** With its sign, as a modifier: +1, -2, 0. */
    public static String signed(Number number) {
        String text = text(number);
        boolean positive = number instanceof Integer whole ? whole > 0 : new BigDecimal(text).signum() > 0;
        return positive ? "+" + text : text;
    }
}

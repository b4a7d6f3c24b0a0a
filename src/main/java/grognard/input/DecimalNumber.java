package grognard.input;

import java.math.BigDecimal;
import java.util.Optional;

/** Parses decimal numbers as players type them: no sign, exponent, grouping or digits of other scripts. */
public final class DecimalNumber {

    private static final int MOST_DIGITS = 9;

    private DecimalNumber() {}

    /**
     * The number, if it has at most nine digits before the point and {@code places} behind it; {@code .5} is allowed, {@code 5.} is
     * not. Without a regular expression, since the first one costs a start several milliseconds.
     */
    public static Optional<BigDecimal> in(String text, int places) {
        int point = text.indexOf('.');
        int whole = point < 0 ? text.length() : point;
        int behind = point < 0 ? 0 : text.length() - point - 1;
        boolean fits = whole <= MOST_DIGITS && behind <= places && (point < 0 ? whole > 0 : behind > 0);
        for (int i = 0; fits && i < text.length(); i++) {
            fits = i == point || (text.charAt(i) >= '0' && text.charAt(i) <= '9');
        }
        return fits ? Optional.of(new BigDecimal(text)) : Optional.empty();
    }
}

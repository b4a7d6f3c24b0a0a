package grognard.input;

import java.math.BigDecimal;
import java.util.Optional;

/** Numbers with a point as people type them: digits, perhaps a point and some more, and nothing else. */
public final class DecimalNumber {

    private static final int MOST_DIGITS = 9;

    private DecimalNumber() {}

    /**
     * The number, if the text is one of at most nine digits before the point and so many behind it; a nought before the
     * point may be left out. Looked at sign by sign: a table of troops has hundreds, and a pattern is dear.
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

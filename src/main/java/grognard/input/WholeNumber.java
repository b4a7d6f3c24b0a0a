package grognard.input;

import java.util.Optional;

/** Whole numbers as people type them: digits, perhaps a minus before them, and nothing else. */
public final class WholeNumber {

    private static final int MOST_DIGITS = 9;

    private WholeNumber() {}

    /** The number, if the text is one of at most nine digits. Only 0 to 9 are digits, whatever the locale says. */
    public static Optional<Integer> in(String text) {
        int first = text.startsWith("-") ? 1 : 0;
        int digits = text.length() - first;
        if (digits < 1 || digits > MOST_DIGITS) {
            return Optional.empty();
        }
        for (int i = first; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return Optional.empty();
            }
        }
        return Optional.of(Integer.parseInt(text));
    }
}

package grognard.input;

import java.util.Optional;

/** Parses whole numbers as players type them: an optional minus and digits, without plus or grouping. */
public final class WholeNumber {

    private static final int MOST_DIGITS = 9;

    private WholeNumber() {}

    /** The number, if it has at most nine digits. {@link Integer#parseInt} alone would accept digits of other scripts. */
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

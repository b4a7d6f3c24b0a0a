package grognard.game;

import org.jspecify.annotations.Nullable;

/** What fields hold: numbers, truths, words, or nothing. */
final class Values {

    private Values() {}

    /** A value as it is typed: {@code yes}, {@code 4}, {@code none}. */
    static String text(@Nullable Object value) {
        if (value instanceof Boolean truth) {
            return truth ? "yes" : "no";
        }
        return value == null ? "none" : value.toString();
    }
}

package grognard.render.game;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes numbers as a report does: up to twelve in words. */
final class ProseNumber {

    private static final List<String> WORDS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private ProseNumber() {}

    static String of(long number) {
        return number >= 0 && number < WORDS.size() ? WORDS.get((int) number) : String.valueOf(number);
    }

    /** {@code one stand}, {@code three stands}. */
    static String of(long number, String plural) {
        return of(number) + " " + (number == 1 ? one(plural) : plural);
    }

    /** {@code stand} of {@code stands}. */
    static String one(String plural) {
        return plural.endsWith("s") ? plural.substring(0, plural.length() - 1) : plural;
    }

    /** The value of a field as a number; 0 if it is none. */
    static int value(@Nullable Object value) {
        return value instanceof Number number ? number.intValue() : 0;
    }
}

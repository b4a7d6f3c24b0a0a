package grognard.journal;

import grognard.input.BadInput;
import java.time.Instant;
import java.time.format.DateTimeParseException;

/** Times as records have them. */
final class Times {

    private Times() {}

    /** The time that was written so, and not otherwise; anything else is refused. */
    static Instant read(String text) {
        try {
            Instant time = Instant.parse(text);
            if (time.toString().equals(text)) {
                return time;
            }
        } catch (DateTimeParseException e) {
            // no time at all: refused below in the same words
        }
        throw new BadInput("has a time that is none: " + text);
    }

    /** Which of two is earlier. They are compared as texts, since reading one costs a one-shot run more than all else. */
    static boolean isBefore(String one, String other) {
        if (one.isEmpty() || other.isEmpty()) {
            return false;
        }
        boolean plain = Character.isDigit(one.charAt(0)) && Character.isDigit(other.charAt(0));
        return plain
                ? one.substring(0, one.length() - 1).compareTo(other.substring(0, other.length() - 1)) < 0
                : read(one).isBefore(read(other)); // years before 0 and beyond 9999 have a sign
    }
}

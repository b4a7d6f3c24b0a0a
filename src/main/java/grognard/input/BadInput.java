package grognard.input;

import java.util.Collection;

/**
 * Something a person typed, or a file they gave, cannot be used. The message is meant for that person: it names what
 * was wrong, the value, and what was expected. The command line turns it into exit code 2.
 */
public class BadInput extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public BadInput(String message) {
        // The message is all there is to know; a stack trace would only cost time in a batch of bad lines.
        super(message, null, false, false);
    }

    /** {@code --pips 7: expected a whole number from 0 to 6}. */
    public static BadInput value(String where, String value, String expected) {
        return new BadInput(where + " " + Visible.shortened(value) + ": expected " + expected);
    }

    /** As {@link #value}, with the nearest real word if the value looks like a slip of the finger. */
    public static BadInput value(String where, String value, String expected, Collection<String> words) {
        return new BadInput(value(where, value, expected).getMessage() + Nearest.hint(value, words));
    }
}

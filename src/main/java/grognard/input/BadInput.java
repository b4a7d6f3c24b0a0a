package grognard.input;

import java.util.Collection;

/**
 * Thrown for a typed line or a file that cannot be used. It carries the error for the player; the command line adds the column,
 * prints it and ends with exit code 2.
 */
public class BadInput extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient InputError error;

    public BadInput(InputError error) {
        // No stack trace: it would cost most of the time in a batch of bad lines, and the player sees only the words.
        super(null, null, false, false);
        this.error = error;
    }

    public BadInput(String sentence) {
        this(InputError.sentence("", sentence));
    }

    /** {@code --pips 7: expected a whole number from 0 to 6}. */
    public static BadInput value(String where, String value, String expected) {
        return new BadInput(InputError.value(where, value, expected));
    }

    /** As {@link #value}, with the nearest of the words as a suggestion if the value looks misspelt. */
    public static BadInput value(String where, String value, String expected, Collection<String> words) {
        return new BadInput(InputError.value(where, value, expected, words));
    }

    /** {@code --square: expected it only with --arm infantry}. */
    public static BadInput of(String where, String expected) {
        return new BadInput(InputError.of(where, expected));
    }

    /** An error about that option in a sentence of its own. */
    public static BadInput about(String where, String sentence) {
        return new BadInput(InputError.sentence(where, sentence));
    }

    public InputError error() {
        return error;
    }

    /** This error with its column in the line, unless that is known already. */
    public BadInput at(int column) {
        return new BadInput(error.at(column));
    }

    @Override
    public String getMessage() {
        return error.words();
    }
}

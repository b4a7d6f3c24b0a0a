package grognard.input;

import java.util.Collection;
import java.util.List;

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
        this(new InputError("", "", "", "", sentence, 0));
    }

    /** A value that is not allowed: {@code --pips 7: expected a whole number from 0 to 6}. */
    public static BadInput value(String where, String value, String expected) {
        return value(where, value, expected, List.of());
    }

    /** As {@link #value}, with the nearest of the words as a suggestion if the value looks misspelt. */
    public static BadInput value(String where, String value, String expected, Collection<String> words) {
        String near =
                Nearest.to(value, words).filter(word -> !word.equals(value)).orElse("");
        return new BadInput(new InputError(where, SafeText.shortened(value), expected, near, "", 0));
    }

    /**
     * As {@link #value}, about a part of an option's value: {@code --share row 2 a: expected 3 fields}. It is still about the
     * option, so that a batch shows the option's column.
     *
     * @param part text after the option's name, which says what part
     */
    public static BadInput part(String where, String part, String value, String expected) {
        return about(where, value(where + part, value, expected).error().words());
    }

    /** A value that is none of the allowed words; the message lists them and suggests the nearest. */
    public static BadInput oneOf(String where, String value, Collection<String> words) {
        return value(where, value, "one of " + SafeText.list(words), words);
    }

    /** An option that is not allowed here, whatever its value: {@code --square: expected it only with --arm infantry}. */
    public static BadInput of(String where, String expected) {
        return new BadInput(new InputError(where, "", expected, "", "", 0));
    }

    /** Any other error about that option, as a complete sentence. */
    public static BadInput about(String where, String sentence) {
        return new BadInput(new InputError(where, "", "", "", sentence, 0));
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

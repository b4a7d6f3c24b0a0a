package grognard.input;

import java.util.Collection;

/**
 * Something a person typed, or a file they gave, cannot be used. It carries the complaint, which is meant for that
 * person; the command line finds its place, puts it into words and ends with exit code 2.
 */
public class BadInput extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Complaint complaint;

    public BadInput(Complaint complaint) {
        // The complaint is all there is to know; a stack trace would only cost time in a batch of bad lines.
        super(null, null, false, false);
        this.complaint = complaint;
    }

    public BadInput(String sentence) {
        this(Complaint.sentence("", sentence));
    }

    /** {@code --pips 7: expected a whole number from 0 to 6}. */
    public static BadInput value(String where, String value, String expected) {
        return new BadInput(Complaint.value(where, value, expected));
    }

    /** As {@link #value}, with the nearest real word if the value looks like a slip of the finger. */
    public static BadInput value(String where, String value, String expected, Collection<String> words) {
        return new BadInput(Complaint.value(where, value, expected, words));
    }

    /** {@code --square: expected it only with --arm infantry}. */
    public static BadInput of(String where, String expected) {
        return new BadInput(Complaint.of(where, expected));
    }

    /** A sentence of its own about that option. */
    public static BadInput about(String where, String sentence) {
        return new BadInput(Complaint.sentence(where, sentence));
    }

    public Complaint complaint() {
        return complaint;
    }

    /** The same about that place in the line, unless its place is known already. */
    public BadInput at(int column) {
        return new BadInput(complaint.at(column));
    }

    @Override
    public String getMessage() {
        return complaint.words();
    }
}

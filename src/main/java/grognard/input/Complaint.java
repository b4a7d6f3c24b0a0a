package grognard.input;

import java.util.Collection;

/**
 * What is wrong with something that a person typed or wrote into a file.
 *
 * @param subject what it is about, as the person calls it: {@code --pips}; empty if nothing in particular
 * @param value what was typed there; empty if that says nothing
 * @param expected what could have stood there
 * @param hint the word that was probably meant; empty if none is near
 * @param sentence said in place of the usual words; empty for those
 * @param column where in the line, from 1; 0 if that is not known
 */
public record Complaint(String subject, String value, String expected, String hint, String sentence, int column) {

    /** A value that cannot stand there. */
    public static Complaint value(String subject, String value, String expected) {
        return new Complaint(subject, SafeText.shortened(value), expected, "", "", 0);
    }

    /** The same, with the nearest of the words if the value looks like a slip of the finger. */
    public static Complaint value(String subject, String value, String expected, Collection<String> words) {
        String near =
                Nearest.to(value, words).filter(word -> !word.equals(value)).orElse("");
        return new Complaint(subject, SafeText.shortened(value), expected, near, "", 0);
    }

    /** Something that cannot stand there at all. */
    public static Complaint of(String subject, String expected) {
        return new Complaint(subject, "", expected, "", "", 0);
    }

    /** Anything else, said in a sentence of its own. */
    public static Complaint sentence(String subject, String sentence) {
        return new Complaint(subject, "", "", "", sentence, 0);
    }

    /** The same, about that place in the line; who knew the place first knew it best. */
    public Complaint at(int place) {
        return column > 0 ? this : new Complaint(subject, value, expected, hint, sentence, place);
    }

    /** The same with a word that was probably meant. */
    public Complaint hinting(String word) {
        return new Complaint(subject, value, expected, word, sentence, column);
    }

    /** The words, after the place where nothing else says what it is about. */
    public String placed() {
        return subject.isEmpty() && column > 0 ? "column " + column + ": " + words() : words();
    }

    /** {@code --pips 7: expected a whole number from 0 to 6}. */
    public String words() {
        if (!sentence.isEmpty()) {
            return sentence;
        }
        return subject + (value.isEmpty() ? "" : " " + value) + ": expected " + expected
                + (hint.isEmpty() ? "" : "; did you mean " + hint + "?");
    }
}

package grognard.input;

/**
 * An error in something that a player typed or wrote into a file, in parts, so that no caller has to parse a message.
 *
 * @param subject the option or file it is about, such as {@code --pips}; may be empty
 * @param value the wrong value, made safe to print; may be empty
 * @param expected what is allowed in its place
 * @param hint a suggestion for a misspelt value; may be empty
 * @param sentence the complete message, in place of one made of the other parts; may be empty
 * @param column in the line, from 1; 0 if unknown
 */
public record InputError(String subject, String value, String expected, String hint, String sentence, int column) {

    /** This error with a column. A column that is set already is kept, since the innermost parser knows it best. */
    public InputError at(int place) {
        return column > 0 ? this : new InputError(subject, value, expected, hint, sentence, place);
    }

    /** This error with a suggestion. */
    public InputError hinting(String word) {
        return new InputError(subject, value, expected, word, sentence, column);
    }

    /** The message, preceded by the column if there is no subject to find it by. */
    public String placed() {
        return subject.isEmpty() && column > 0 ? "column " + column + ": " + words() : words();
    }

    /** The message: {@code --pips 7: expected a whole number from 0 to 6}. */
    public String words() {
        if (!sentence.isEmpty()) {
            return sentence;
        }
        return subject + (value.isEmpty() ? "" : " " + value) + ": expected " + expected
                + (hint.isEmpty() ? "" : "; did you mean " + hint + "?");
    }
}

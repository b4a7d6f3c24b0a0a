package grognard.line;

/**
 * A word of a line.
 *
 * @param column where it begins, from 1; 0 for words that the shell has told apart
 */
public record Word(String text, int column) {

    public boolean is(String other) {
        return text.equals(other);
    }

    @Override
    public String toString() {
        return text;
    }
}

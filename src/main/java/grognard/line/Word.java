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

    /** What stands before the first equals sign: {@code --log} of {@code --log=game.jsonl}. */
    public String beforeEquals() {
        int equals = text.indexOf('=');
        return equals < 0 ? text : text.substring(0, equals);
    }

    @Override
    public String toString() {
        return text;
    }
}

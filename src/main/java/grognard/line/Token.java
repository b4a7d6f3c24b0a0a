package grognard.line;

import java.util.Optional;

/**
 * A token of a line: its text without quotes, and its position for error messages.
 *
 * @param column column of its first character, from 1; 0 for arguments from the operating system's shell, which have none
 */
public record Token(String text, int column) {

    public boolean is(String other) {
        return text.equals(other);
    }

    /** The part before the first equals sign, or all of the text if there is none: {@code --log} of {@code --log=game.jsonl}. */
    public String beforeEquals() {
        int equals = text.indexOf('=');
        return equals < 0 ? text : text.substring(0, equals);
    }

    /** The part after the first equals sign; empty if there is none. */
    Optional<String> afterEquals() {
        int equals = text.indexOf('=');
        return equals < 0 ? Optional.empty() : Optional.of(text.substring(equals + 1));
    }

    @Override
    public String toString() {
        return text;
    }
}

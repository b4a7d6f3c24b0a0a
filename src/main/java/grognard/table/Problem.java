package grognard.table;

import grognard.input.SafeText;

/**
 * An error in a table file, with its place.
 *
 * @param line from 1; 0 if the error concerns no single line
 * @param column the number of the field (in TOML, of the character) in its line, from 1; 0 if it concerns the complete line
 * @param what the error in words, with what was expected
 */
public record Problem(String file, long line, int column, String what) {

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(SafeText.line(file));
        if (line > 0) {
            text.append(", line ").append(line);
        }
        if (column > 0) {
            text.append(", column ").append(column);
        }
        return text.append(": ").append(what).toString();
    }
}

package grognard.table;

import grognard.input.SafeText;

/**
 * One thing wrong with a table file.
 *
 * @param line from 1; 0 when it is the file as a whole
 * @param column the number of the field in its line, from 1; 0 when it is the line as a whole
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

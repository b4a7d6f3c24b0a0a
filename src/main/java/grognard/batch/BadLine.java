package grognard.batch;

/**
 * A line that could not be used.
 *
 * @param column where in the line, from 1: the character, or in a spreadsheet the cell; 0 for the line as a whole
 */
public record BadLine(long number, int column, String reason) {

    @Override
    public String toString() {
        return place() + reason;
    }

    /** {@code "line 3, column 12: "}. */
    public String place() {
        return "line " + number + (column > 0 ? ", column " + column : "") + ": ";
    }
}

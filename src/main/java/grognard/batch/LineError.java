package grognard.batch;

/**
 * Error in a line of a batch.
 *
 * @param number line number, from 1
 * @param column place in the line, from 1: the character, or in a spreadsheet the cell; 0 if the error has no place
 * @param reason message without the place
 */
public record LineError(long number, int column, String reason) {

    @Override
    public String toString() {
        return place() + reason;
    }

    /** Place as the start of a message: {@code "line 3, column 12: "}. */
    public String place() {
        return "line " + number + (column > 0 ? ", column " + column : "") + ": ";
    }
}

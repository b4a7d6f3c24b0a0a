package grognard.game;

/**
 * The text of a muster: a CSV file, or the rows of one side in a scenario.
 *
 * @param file its name in messages
 * @param side the side of all its units; empty if a column says it
 * @param above lines of the file above the text, so that messages give the line of the file
 */
public record MusterText(String file, String text, String side, int above) {

    /** A muster file, which has a column for the side. */
    public static MusterText ofFile(String file, String text) {
        return new MusterText(file, text, "", 0);
    }
}

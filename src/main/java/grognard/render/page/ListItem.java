package grognard.render.page;

/**
 * A line of a list.
 *
 * @param number what stands before it: the number of a record; may be empty
 */
public record ListItem(String number, String text, Look look) {

    /** How it is meant to catch the eye. */
    public enum Look {
        PLAIN,
        STRONG,
        STRUCK,
        QUIET
    }
}

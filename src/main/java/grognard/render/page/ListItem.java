package grognard.render.page;

/**
 * Item of a list.
 *
 * @param number number of a record, shown before the text; may be empty
 */
public record ListItem(String number, String text, Look look) {

    /** Emphasis. */
    public enum Look {
        PLAIN,
        STRONG,
        /** Struck out: the event was undone. */
        STRUCK,
        QUIET
    }
}

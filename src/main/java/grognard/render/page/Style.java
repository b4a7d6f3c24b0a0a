package grognard.render.page;

/**
 * Emphasis on a terminal; none for other output. A style only puts marks around a text. {@link StyledText#printed} turns
 * these marks into escape sequences at the end, so that escape characters in the text itself never reach the terminal.
 */
public enum Style {
    PLAIN,
    COLOUR;

    public String bold(String text) {
        return marked(text, StyledText.BOLD);
    }

    public String dim(String text) {
        return marked(text, StyledText.DIM);
    }

    public String good(String text) {
        return marked(text, StyledText.BOLD, StyledText.GREEN);
    }

    public String bad(String text) {
        return marked(text, StyledText.BOLD, StyledText.RED);
    }

    public String accent(String text) {
        return marked(text, StyledText.CYAN);
    }

    private String marked(String text, char... marks) {
        String safe = StyledText.line(text);
        return this == PLAIN ? safe : new String(marks) + safe + StyledText.END;
    }
}

package grognard.render;

/** Emphasis on a terminal, or none anywhere else. */
public enum Style {
    PLAIN("", "", "", "", "", ""),
    COLOUR("\u001b[1m", "\u001b[2m", "\u001b[32m", "\u001b[31m", "\u001b[36m", "\u001b[0m");

    private final String bold;
    private final String dim;
    private final String good;
    private final String bad;
    private final String accent;
    private final String end;

    Style(String bold, String dim, String good, String bad, String accent, String end) {
        this.bold = bold;
        this.dim = dim;
        this.good = good;
        this.bad = bad;
        this.accent = accent;
        this.end = end;
    }

    /** The line above a result. */
    public String heading(String text) {
        return bold(text);
    }

    String bold(String text) {
        return bold + text + end;
    }

    String dim(String text) {
        return dim + text + end;
    }

    String good(String text) {
        return bold + good + text + end;
    }

    String bad(String text) {
        return bold + bad + text + end;
    }

    String accent(String text) {
        return accent + text + end;
    }
}

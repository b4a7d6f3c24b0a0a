package grognard.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Draws what was typed and printed in a terminal as an SVG, with the colours of the escape sequences. */
public final class TerminalPicture {

    private static final double CELL = 8.4;
    private static final int LINE = 19;
    private static final int MARGIN = 16;

    /** Height of the title bar. */
    private static final int BAR = 34;

    private static final Pattern SEQUENCE = Pattern.compile("\u001b\\[(\\d+)m");

    private static final Pattern WORDS = Pattern.compile("\\S+(?: \\S+)*");

    /** Styles of the sequences that the program prints; 0 ends them all. */
    private static final Map<String, String> STYLES = Map.of(
            "1", "font-weight='bold'",
            "2", "fill='#8b949e'",
            "31", "fill='#ff7b72'",
            "32", "fill='#7ee787'",
            "36", "fill='#79c0ff'");

    private final String title;
    private final StringBuilder body = new StringBuilder();
    private int lines;
    private int widest;

    /** An empty terminal whose window has that title. */
    public TerminalPicture(String title) {
        this.title = title;
    }

    /** Adds a line after its prompt, and what it printed. */
    public void typed(String prompt, String line, String printed) {
        draw("\u001b[36m" + prompt + "\u001b[0m\u001b[1m" + line + "\u001b[0m");
        printed.lines().forEach(this::draw);
    }

    private void draw(String line) {
        List<String> styles = new ArrayList<>();
        Matcher sequence = SEQUENCE.matcher(line);
        int column = 0;
        int from = 0;
        while (sequence.find()) {
            column = text(line.substring(from, sequence.start()), column, styles);
            from = sequence.end();
            if (sequence.group(1).equals("0")) {
                styles.clear();
            } else {
                styles.add(STYLES.get(sequence.group(1)));
            }
        }
        widest = Math.max(widest, text(line.substring(from), column, styles));
        lines++;
    }

    /**
     * Draws a piece of one style. Words with more than a blank between them are drawn by themselves, since browsers shrink
     * blanks, and their length is fixed, so that columns stay in line whatever font the reader has.
     */
    private int text(String piece, int column, List<String> styles) {
        Matcher words = WORDS.matcher(piece);
        while (words.find()) {
            body.append(String.format(
                    Locale.ROOT,
                    "<text x='%.1f' y='%d' textLength='%.1f'%s>%s</text>\n",
                    MARGIN + (column + words.start()) * CELL,
                    BAR + MARGIN + lines * LINE,
                    words.group().length() * CELL,
                    styles.isEmpty() ? "" : " " + String.join(" ", styles),
                    words.group().replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")));
        }
        return column + piece.length();
    }

    public String svg() {
        long width = Math.round(2 * MARGIN + widest * CELL);
        int height = BAR + MARGIN + lines * LINE + 4;
        return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 " + width + " " + height
                + "' font-family='ui-monospace, Menlo, Consolas, \"DejaVu Sans Mono\", monospace' font-size='14'"
                + " fill='#e6edf3'>\n<title>" + title + "</title>\n"
                + "<rect width='" + width + "' height='" + height + "' rx='9' fill='#161b22'/>\n"
                + "<circle cx='20' cy='17' r='6' fill='#ff5f56'/><circle cx='40' cy='17' r='6' fill='#ffbd2e'/>"
                + "<circle cx='60' cy='17' r='6' fill='#27c93f'/>\n"
                + "<text x='" + width / 2 + "' y='22' text-anchor='middle' fill='#8b949e'>" + title + "</text>\n"
                + body + "</svg>\n";
    }
}

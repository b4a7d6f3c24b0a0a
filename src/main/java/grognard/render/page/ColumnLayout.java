package grognard.render.page;

import java.util.ArrayList;
import java.util.List;

/** Aligns cells in columns, text to the left and numbers to the right, and wraps columns of text to fit a width. */
public final class ColumnLayout {

    /** Blanks between columns. */
    private static final int GAP = 2;

    /** Smallest width of a column of text that is wrapped. */
    private static final int NARROW = 12;

    /** Width down to which the last column is wrapped before any other. */
    private static final int PLENTY = 24;

    private final List<String[]> rows = new ArrayList<>();
    private final String align;

    /** @param align one letter for each column, {@code l} or {@code r}; columns of {@code r} are never wrapped */
    public ColumnLayout(String align) {
        this.align = align;
    }

    /** Adds a row, which may have fewer cells than columns. Line ends and hidden characters in its cells are escaped. */
    public ColumnLayout row(String... cells) {
        String[] row = new String[cells.length];
        for (int i = 0; i < row.length; i++) {
            row[i] = StyledText.line(cells[i]);
        }
        rows.add(row);
        return this;
    }

    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** Formats the rows without wrapping, with no blanks at the ends of lines. */
    public List<String> lines(String indent) {
        int[] widths = widths();
        List<String> lines = new ArrayList<>();
        for (String[] row : rows) {
            lines.add(line(indent, row, widths));
        }
        return lines;
    }

    /** Width of the lines if nothing is wrapped. */
    public int width(String indent) {
        int width = indent.length() - GAP;
        for (int column : widths()) {
            width += column + GAP;
        }
        return width;
    }

    /** Smallest width that wrapping can reach. */
    int narrowest(String indent) {
        int width = indent.length() - GAP;
        int[] widths = widths();
        for (int i = 0; i < widths.length; i++) {
            width += GAP + (align.charAt(i) == 'l' ? Math.min(NARROW, widths[i]) : widths[i]);
        }
        return width;
    }

    /** Formats the rows and wraps the widest columns of text, between words or else after hyphens, to fit the width. */
    public List<String> lines(String indent, int width) {
        return blocks(indent, width).stream().flatMap(List::stream).toList();
    }

    /** Formats like {@link #lines(String, int)}, with the lines of each row in a list of their own. */
    List<List<String>> blocks(String indent, int width) {
        int[] widths = widths();
        int over = width(indent) - width;
        // First keep words in one piece; break them only if the lines are still too long.
        over = narrow(widths, over, true);
        narrow(widths, over, false);
        return rows.stream()
                .map(row -> wrapped(row, widths).stream()
                        .map(part -> line(indent, part, widths))
                        .toList())
                .toList();
    }

    /** Narrows columns by {@code over} characters in total; returns how many could not be saved. */
    private int narrow(int[] widths, int over, boolean wholeWords) {
        int left = over;
        while (left > 0) {
            int column = widest(widths, wholeWords);
            if (column < 0) {
                break;
            }
            widths[column]--;
            left--;
        }
        return left;
    }

    private int[] widths() {
        int[] widths = new int[align.length()];
        for (String[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                widths[i] = Math.max(widths[i], row[i].length());
            }
        }
        return widths;
    }

    /** The column to narrow next: the last one, mostly prose, down to {@link #PLENTY}, then the widest; -1 if none can be. */
    private int widest(int[] widths, boolean wholeWords) {
        int last = widths.length - 1;
        if (align.charAt(last) == 'l' && widths[last] > least(PLENTY, last, wholeWords)) {
            return last;
        }
        int widest = -1;
        for (int i = 0; i < widths.length; i++) {
            boolean can = align.charAt(i) == 'l' && widths[i] > least(NARROW, i, wholeWords);
            if (can && (widest < 0 || widths[i] >= widths[widest])) {
                widest = i;
            }
        }
        return widest;
    }

    private int least(int least, int column, boolean wholeWords) {
        return wholeWords ? Math.max(least, longestWord(column)) : least;
    }

    private int longestWord(int column) {
        int longest = 0;
        for (String[] row : rows) {
            if (column < row.length) {
                int start = 0;
                String cell = row[column];
                for (int i = 0; i <= cell.length(); i++) {
                    if (i == cell.length() || cell.charAt(i) == ' ') {
                        longest = Math.max(longest, i - start);
                        start = i + 1;
                    }
                }
            }
        }
        return longest;
    }

    /** Wraps the cells of a row and returns its lines; a cell that is used up leaves the rest of its column empty. */
    private static List<String[]> wrapped(String[] row, int[] widths) {
        List<List<String>> cells = new ArrayList<>();
        int height = 1;
        for (int i = 0; i < row.length; i++) {
            cells.add(LineWrapper.words(row[i], widths[i]));
            height = Math.max(height, cells.get(i).size());
        }
        List<String[]> parts = new ArrayList<>();
        for (int k = 0; k < height; k++) {
            String[] part = new String[row.length];
            for (int i = 0; i < row.length; i++) {
                part[i] = k < cells.get(i).size() ? cells.get(i).get(k) : "";
            }
            parts.add(part);
        }
        return parts;
    }

    private String line(String indent, String[] row, int[] widths) {
        StringBuilder line = new StringBuilder(indent);
        for (int i = 0; i < row.length; i++) {
            String blanks = " ".repeat(Math.max(0, widths[i] - row[i].length()));
            line.append(align.charAt(i) == 'r' ? blanks + row[i] : row[i] + blanks);
            line.append(" ".repeat(GAP));
        }
        return line.toString().stripTrailing();
    }
}

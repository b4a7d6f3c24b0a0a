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
        List<String> lines = new ArrayList<>();
        blocks(indent, width).forEach(lines::addAll);
        return lines;
    }

    /** Formats like {@link #lines(String, int)}, with the lines of each row in a list of their own. */
    List<List<String>> blocks(String indent, int width) {
        int[] widths = widths();
        int over = width(indent) - width;
        if (over > 0) {
            // First keep words in one piece; break them only if the lines are still too long.
            over = narrow(widths, over, longestWords());
            narrow(widths, over, new int[widths.length]);
        }
        List<List<String>> blocks = new ArrayList<>();
        for (String[] row : rows) {
            List<String> lines = new ArrayList<>();
            for (String[] part : wrapped(row, widths)) {
                lines.add(line(indent, part, widths));
            }
            blocks.add(lines);
        }
        return blocks;
    }

    /**
     * Narrows columns by {@code over} characters in total; returns how many could not be saved.
     *
     * @param least widths below which no column may go, beside {@link #NARROW} and {@link #PLENTY}
     */
    private int narrow(int[] widths, int over, int[] least) {
        int left = over;
        while (left > 0) {
            int column = widest(widths, least);
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
    private int widest(int[] widths, int[] least) {
        int last = widths.length - 1;
        if (align.charAt(last) == 'l' && widths[last] > Math.max(PLENTY, least[last])) {
            return last;
        }
        int widest = -1;
        for (int i = 0; i < widths.length; i++) {
            boolean can = align.charAt(i) == 'l' && widths[i] > Math.max(NARROW, least[i]);
            if (can && (widest < 0 || widths[i] >= widths[widest])) {
                widest = i;
            }
        }
        return widest;
    }

    /** Length of the longest word of each column. */
    private int[] longestWords() {
        int[] longest = new int[align.length()];
        for (String[] row : rows) {
            for (int column = 0; column < row.length; column++) {
                String cell = row[column];
                int start = 0;
                for (int end = cell.indexOf(' '); end >= 0; end = cell.indexOf(' ', start)) {
                    longest[column] = Math.max(longest[column], end - start);
                    start = end + 1;
                }
                longest[column] = Math.max(longest[column], cell.length() - start);
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

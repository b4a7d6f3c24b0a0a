package grognard.render.page;

import java.util.ArrayList;
import java.util.List;

/** Lines up cells in columns: texts to the left, numbers to the right. */
public final class ColumnLayout {

    private static final int GAP = 2;

    /** A column of text is not made narrower than this. */
    private static final int NARROW = 12;

    private static final int PLENTY = 24;

    private final List<String[]> rows = new ArrayList<>();
    private final String align;

    /** @param align a letter a column, {@code l} or {@code r} */
    public ColumnLayout(String align) {
        this.align = align;
    }

    /** Adds a row; line ends and hidden characters in its cells are escaped. */
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

    /** The lines, indented, without blanks at their ends. */
    public List<String> lines(String indent) {
        int[] widths = widths();
        List<String> lines = new ArrayList<>();
        for (String[] row : rows) {
            lines.add(line(indent, row, widths));
        }
        return lines;
    }

    /** How wide the lines are if nothing is broken. */
    public int width(String indent) {
        int width = indent.length() - GAP;
        for (int column : widths()) {
            width += column + GAP;
        }
        return width;
    }

    /** How wide the lines are at least, however much is broken. */
    int narrowest(String indent) {
        int width = indent.length() - GAP;
        int[] widths = widths();
        for (int i = 0; i < widths.length; i++) {
            width += GAP + (align.charAt(i) == 'l' ? Math.min(NARROW, widths[i]) : widths[i]);
        }
        return width;
    }

    /** The lines with the widest columns of text broken, so that they fit: between words, or else after hyphens. */
    public List<String> lines(String indent, int width) {
        return blocks(indent, width).stream().flatMap(List::stream).toList();
    }

    /** The same, the lines of each row together. */
    List<List<String>> blocks(String indent, int width) {
        int[] widths = widths();
        int over = width(indent) - width;
        over = narrowed(widths, over, true);
        narrowed(widths, over, false);
        return rows.stream()
                .map(row -> broken(row, widths).stream()
                        .map(part -> line(indent, part, widths))
                        .toList())
                .toList();
    }

    /** Takes from the columns what is too much; answers what could not be taken. */
    private int narrowed(int[] widths, int over, boolean wholeWords) {
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

    /** The column to take from: the last while it has plenty, which is mostly prose, then the widest; -1 for none. */
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

    private static List<String[]> broken(String[] row, int[] widths) {
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

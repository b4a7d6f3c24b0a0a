package grognard.render.chart;

import grognard.odds.Chance;
import grognard.render.page.Style;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lays out a text table whose entries are a mark and a number. Columns that do not fit into the width go into further blocks
 * below, which repeat the row labels.
 */
public final class ShadedGrid {

    private static final String GAP = "  ";

    private final String corner;
    private final List<String> rows;
    private final int width;
    private final List<Column> columns = new ArrayList<>();

    /** An entry: a mark, coloured on a terminal, and a number; either may be empty. */
    public record Entry(String mark, String text) {
        /** Creates an entry without a mark. */
        public static Entry of(String text) {
            return new Entry("", text);
        }

        /** Creates an entry with the chance in percent, with one decimal, and a block of that height as its mark. */
        public static Entry of(Chance chance) {
            return new Entry(BlockChart.height(chance), Percent.number(chance, 1));
        }
    }

    private record Column(List<String> header, List<Entry> entries, int longestText, int width) {

        static Column of(List<String> header, List<Entry> entries) {
            int text = 0;
            int mark = 0;
            for (Entry entry : entries) {
                text = Math.max(text, entry.text.length());
                mark = Math.max(mark, entry.mark.isEmpty() ? 0 : entry.mark.length() + 1);
            }
            int width = text + mark;
            for (String part : header) {
                width = Math.max(width, part.length());
            }
            return new Column(header, entries, text, width);
        }

        /** Returns the part of the header on one of several header lines. Shorter headers end on the last line. */
        String header(int line, int lines) {
            int part = line - (lines - header.size());
            return alignRight(part < 0 ? "" : header.get(part), width);
        }

        /** Formats an entry. The marks of a column are aligned although their numbers differ in length. */
        String entry(int row, Style style) {
            Entry entry = entries.get(row);
            if (entry.mark.isBlank()) {
                return alignRight(entry.text, width);
            }
            String before = " ".repeat(width - longestText - entry.mark.length() - 1);
            return before + style.accent(entry.mark) + " " + alignRight(entry.text, longestText);
        }
    }

    /**
     * Creates a grid without columns.
     *
     * @param corner header of the row labels
     * @param width longest line allowed, in characters
     */
    public ShadedGrid(String corner, List<String> rows, int width) {
        this.corner = corner;
        this.rows = rows;
        this.width = width;
    }

    /** Adds a column. Its name is broken at hyphens and blanks, because long names make a table wide. */
    public ShadedGrid column(String name, List<Entry> entries) {
        columns.add(Column.of(Arrays.asList(name.split("(?<=[a-z]-)|\\s+", -1)), entries));
        return this;
    }

    /** Whether all columns fit into one block. */
    public boolean fits() {
        return blockEnd(0) == columns.size();
    }

    /** Formats the blocks, with an empty line between them. */
    public List<String> lines(Style style) {
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < columns.size(); from = blockEnd(from)) {
            if (from > 0) {
                lines.add("");
            }
            addBlock(style, columns.subList(from, blockEnd(from)), lines);
        }
        return lines;
    }

    /** Returns the end (exclusive) of the block that starts at this column; a block has at least one column. */
    private int blockEnd(int from) {
        int used = GAP.length() + labelWidth();
        int to = from;
        while (to < columns.size()) {
            used += GAP.length() + columns.get(to).width;
            if (used > width && to > from) {
                return to;
            }
            to++;
        }
        return to;
    }

    private int labelWidth() {
        int label = corner.length();
        for (String row : rows) {
            label = Math.max(label, row.length());
        }
        return label;
    }

    private void addBlock(Style style, List<Column> block, List<String> lines) {
        int headerLines = 1;
        for (Column column : block) {
            headerLines = Math.max(headerLines, column.header.size());
        }
        for (int level = 0; level < headerLines; level++) {
            StringBuilder line =
                    new StringBuilder(GAP).append(alignRight(level == headerLines - 1 ? corner : "", labelWidth()));
            for (Column column : block) {
                line.append(GAP).append(column.header(level, headerLines));
            }
            lines.add(style.bold(line.toString().stripTrailing()));
        }
        for (int row = 0; row < rows.size(); row++) {
            StringBuilder line = new StringBuilder(GAP).append(alignRight(rows.get(row), labelWidth()));
            for (Column column : block) {
                line.append(GAP).append(column.entry(row, style));
            }
            lines.add(line.toString().stripTrailing());
        }
    }

    private static String alignRight(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}

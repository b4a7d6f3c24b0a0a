package grognard.render.chart;

import grognard.odds.Chance;
import grognard.render.page.Style;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Text table of short entries with a mark each. Columns that do not fit into the width go into further blocks below,
 * which repeat the row labels.
 */
public final class ShadedGrid {

    private static final String GAP = "  ";

    private final String corner;
    private final List<String> rows;
    private final int width;
    private final List<Column> columns = new ArrayList<>();

    /** An entry: a mark, coloured on a terminal, and a number. */
    public record Bar(String mark, String text) {
        /** An entry without a mark. */
        public static Bar of(String text) {
            return new Bar("", text);
        }

        /** The chance in percent with one decimal, marked by a block of that height. */
        public static Bar of(Chance chance) {
            return new Bar(BlockChart.height(chance), Percent.number(chance, 1));
        }
    }

    private record Column(List<String> header, List<Bar> entries, int longestText, int width) {

        static Column of(List<String> header, List<Bar> entries) {
            int text = 0;
            int mark = 0;
            for (Bar entry : entries) {
                text = Math.max(text, entry.text.length());
                mark = Math.max(mark, entry.mark.isEmpty() ? 0 : entry.mark.length() + 1);
            }
            int width = text + mark;
            for (String part : header) {
                width = Math.max(width, part.length());
            }
            return new Column(header, entries, text, width);
        }

        /** Part of the header for one of the header lines. Short headers are aligned to the last line. */
        String header(int line, int of) {
            int part = line - (of - header.size());
            return right(part < 0 ? "" : header.get(part), width);
        }

        /** Marks of a column are aligned although their numbers differ in length. */
        String entry(int row, Style style) {
            Bar entry = entries.get(row);
            if (entry.mark.isBlank()) {
                return right(entry.text, width);
            }
            String before = " ".repeat(width - longestText - entry.mark.length() - 1);
            return before + style.accent(entry.mark) + " " + right(entry.text, longestText);
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

    /** Adds a column. Its name is broken at hyphens and blanks, because long names are what makes tables wide. */
    public ShadedGrid column(String name, List<Bar> entries) {
        columns.add(Column.of(Arrays.asList(name.split("(?<=[a-z]-)|\\s+", -1)), entries));
        return this;
    }

    /** Whether all columns fit into one block. */
    public boolean fits() {
        return blockEnd(0) == columns.size();
    }

    public List<String> lines(Style style) {
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < columns.size(); from = blockEnd(from)) {
            if (from > 0) {
                lines.add("");
            }
            block(style, columns.subList(from, blockEnd(from)), lines);
        }
        return lines;
    }

    /** Index after the last column of the block that starts at the given one; a block has at least one column. */
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

    private void block(Style style, List<Column> block, List<String> lines) {
        int high = 1;
        for (Column column : block) {
            high = Math.max(high, column.header.size());
        }
        for (int level = 0; level < high; level++) {
            StringBuilder line = new StringBuilder(GAP).append(right(level == high - 1 ? corner : "", labelWidth()));
            for (Column column : block) {
                line.append(GAP).append(column.header(level, high));
            }
            lines.add(style.bold(line.toString().stripTrailing()));
        }
        for (int row = 0; row < rows.size(); row++) {
            StringBuilder line = new StringBuilder(GAP).append(right(rows.get(row), labelWidth()));
            for (Column column : block) {
                line.append(GAP).append(column.entry(row, style));
            }
            lines.add(line.toString().stripTrailing());
        }
    }

    private static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}

package grognard.render.chart;

import grognard.render.page.Style;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rows and columns of short entries with a mark each; columns that do not fit go into another block below. */
public final class ShadedGrid {

    private static final String GAP = "  ";

    private final String corner;
    private final List<String> rows;
    private final int width;
    private final List<Column> columns = new ArrayList<>();

    /** A mark that is coloured on a terminal, and a number. */
    public record Bar(String mark, String text) {
        public static Bar of(String text) {
            return new Bar("", text);
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

        /** The part of the header on that line of so many; headers stand on the last line. */
        String header(int line, int of) {
            int part = line - (of - header.size());
            return right(part < 0 ? "" : header.get(part), width);
        }

        /** The mark keeps its place where numbers differ in length. */
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
     * A lattice without columns yet.
     *
     * @param corner what the rows are values of
     * @param width what a line may take
     */
    public ShadedGrid(String corner, List<String> rows, int width) {
        this.corner = corner;
        this.rows = rows;
        this.width = width;
    }

    /** Adds a column. Long names are broken at hyphens and blanks: they are what makes tables wide. */
    public ShadedGrid column(String name, List<Bar> entries) {
        columns.add(Column.of(Arrays.asList(name.split("(?<=[a-z]-)|\\s+", -1)), entries));
        return this;
    }

    /** Whether one block holds all columns. */
    public boolean fits() {
        return blockFrom(0) == columns.size();
    }

    public List<String> lines(Style style) {
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < columns.size(); from = blockFrom(from)) {
            if (from > 0) {
                lines.add("");
            }
            block(style, columns.subList(from, blockFrom(from)), lines);
        }
        return lines;
    }

    /** Where the block that starts with that column ends. */
    private int blockFrom(int from) {
        int used = GAP.length() + label();
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

    private int label() {
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
            StringBuilder line = new StringBuilder(GAP).append(right(level == high - 1 ? corner : "", label()));
            for (Column column : block) {
                line.append(GAP).append(column.header(level, high));
            }
            lines.add(style.bold(line.toString().stripTrailing()));
        }
        for (int row = 0; row < rows.size(); row++) {
            StringBuilder line = new StringBuilder(GAP).append(right(rows.get(row), label()));
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

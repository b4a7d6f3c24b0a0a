package grognard.render;

import java.util.ArrayList;
import java.util.List;

/** Lines up cells in columns: texts to the left, numbers to the right. */
final class Columns {

    private final List<String[]> rows = new ArrayList<>();
    private final String align;

    /** @param align a letter a column, {@code l} or {@code r} */
    Columns(String align) {
        this.align = align;
    }

    Columns row(String... cells) {
        rows.add(cells);
        return this;
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    /** The lines, indented, without blanks at their ends. */
    List<String> lines(String indent) {
        int[] widths = new int[align.length()];
        for (String[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                widths[i] = Math.max(widths[i], row[i].length());
            }
        }
        List<String> lines = new ArrayList<>();
        for (String[] row : rows) {
            StringBuilder line = new StringBuilder(indent);
            for (int i = 0; i < row.length; i++) {
                String blanks = " ".repeat(widths[i] - row[i].length());
                line.append(align.charAt(i) == 'r' ? blanks + row[i] : row[i] + blanks);
                line.append("  ");
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}

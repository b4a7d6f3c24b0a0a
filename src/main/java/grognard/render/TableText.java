package grognard.render;

import java.util.List;

/** Tables as a person reads them. */
public final class TableText {

    private final Style style;

    public TableText(Style style) {
        this.style = style;
    }

    public String title(String title) {
        return style.bold(title) + "\n";
    }

    /** Rows without a header. */
    public String rows(List<List<String>> rows) {
        int width = rows.stream().mapToInt(List::size).max().orElse(0);
        Columns columns = columns(width);
        rows.forEach(row -> columns.row(row.toArray(String[]::new)));
        return lines(columns);
    }

    private static Columns columns(int count) {
        return new Columns("l".repeat(count));
    }

    private static String lines(Columns columns) {
        return columns.isEmpty() ? "" : String.join("\n", columns.lines("  ")) + "\n";
    }
}

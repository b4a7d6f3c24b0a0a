package grognard.render.page;

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
        ColumnLayout columns = columns(width);
        rows.forEach(row -> columns.row(row.toArray(String[]::new)));
        return lines(columns);
    }

    private static ColumnLayout columns(int count) {
        return new ColumnLayout("l".repeat(count));
    }

    private static String lines(ColumnLayout columns) {
        return columns.isEmpty() ? "" : String.join("\n", columns.lines("  ")) + "\n";
    }
}

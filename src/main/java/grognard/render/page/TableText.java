package grognard.render.page;

import java.util.List;

/** Tables as aligned text. */
public final class TableText {

    private final Style style;

    public TableText(Style style) {
        this.style = style;
    }

    public String title(String title) {
        return style.bold(title) + "\n";
    }

    /** Aligns rows without a header; they may differ in length. */
    public String rows(List<List<String>> rows) {
        int width = rows.stream().mapToInt(List::size).max().orElse(0);
        ColumnLayout columns = new ColumnLayout("l".repeat(width));
        rows.forEach(row -> columns.row(row.toArray(String[]::new)));
        return columns.isEmpty() ? "" : String.join("\n", columns.lines("  ")) + "\n";
    }
}

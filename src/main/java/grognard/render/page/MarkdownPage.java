package grognard.render.page;

import grognard.input.SafeText;
import java.util.List;
import java.util.stream.Collectors;

/** Page in Markdown with tables in GitHub's syntax. Text is escaped, so that nothing in it becomes markup. */
public final class MarkdownPage implements PageWriter {

    private final StringBuilder page = new StringBuilder();

    @Override
    public void heading(int level, String text) {
        page.append("#".repeat(level)).append(' ').append(escaped(text)).append("\n\n");
    }

    @Override
    public void prose(String text) {
        page.append(escaped(text)).append("\n\n");
    }

    @Override
    public void commands(List<String> lines) {
        page.append("```sh\n");
        lines.forEach(line -> page.append(SafeText.line(line)).append('\n'));
        page.append("```\n\n");
    }

    @Override
    public void terms(List<List<String>> rows) {
        for (List<String> row : rows) {
            page.append("- `")
                    .append(String.join(" ", row.subList(0, row.size() - 1)).strip())
                    .append("` ")
                    .append(escaped(row.get(row.size() - 1)))
                    .append('\n');
        }
        page.append('\n');
    }

    @Override
    public void items(List<ListItem> items) {
        for (ListItem item : items) {
            String text = escaped(item.text());
            String shown = switch (item.look()) {
                case STRONG -> "**" + text + "**";
                case STRUCK -> "~~" + text + "~~";
                case QUIET -> "*" + text + "*";
                case PLAIN -> text;
            };
            page.append("- ")
                    .append(item.number().isEmpty() ? "" : "`" + item.number() + "` ")
                    .append(shown)
                    .append('\n');
        }
        page.append('\n');
    }

    @Override
    public void grid(List<String> header, List<List<String>> rows) {
        TableColumns grid = TableColumns.of(header, rows);
        row(grid.header());
        page.append(grid.numeric().stream()
                        .map(number -> number ? "---:" : "---")
                        .collect(Collectors.joining(" | ", "| ", " |")))
                .append('\n');
        grid.rows().forEach(this::row);
        page.append('\n');
    }

    private void row(List<String> cells) {
        page.append(cells.stream().map(MarkdownPage::escaped).collect(Collectors.joining(" | ", "| ", " |")))
                .append('\n');
    }

    private static String escaped(String text) {
        return SafeText.line(text)
                .replace("\\", "\\\\")
                .replace("|", "\\|")
                .replace("*", "\\*")
                .replace("_", "\\_")
                .replace("`", "\\`")
                .replace("[", "\\[")
                .replace("]", "\\]")
                .replace("~", "\\~")
                .replace("<", "&lt;");
    }

    @Override
    public String text() {
        return page.toString().stripTrailing() + "\n";
    }
}

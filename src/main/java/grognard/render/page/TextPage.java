package grognard.render.page;

import java.util.List;

/**
 * Page for the terminal, wrapped to its width. Tables that are too wide are divided, see {@link #grid}. What every look-up
 * and help writes goes without lambdas, which would cost a start 5 ms on JDK 17.
 */
public final class TextPage implements PageWriter {

    private static final String INDENT = "  ";

    private final Style style;
    private final int width;
    private final StringBuilder page = new StringBuilder();

    public TextPage(Style style, int width) {
        this.style = style;
        this.width = Math.max(LineWrapper.NARROWEST, width);
    }

    @Override
    public void heading(int level, String text) {
        if (level == 2 && !page.isEmpty()) {
            page.append('\n');
        }
        for (String line : LineWrapper.words(text, width)) {
            page.append(style.bold(line)).append('\n');
        }
    }

    @Override
    public void prose(String text) {
        page.append(LineWrapper.text(INDENT + text + "\n", width));
    }

    @Override
    public void commands(List<String> lines) {
        for (String line : lines) {
            page.append(LineWrapper.text(INDENT + style.accent(line) + "\n", width));
        }
    }

    @Override
    public void terms(List<List<String>> rows) {
        int cells = 0;
        for (List<String> row : rows) {
            cells = Math.max(cells, row.size());
        }
        ColumnLayout columns = new ColumnLayout("l".repeat(cells));
        for (List<String> row : rows) {
            columns.row(row.toArray(new String[0]));
        }
        for (String line : columns.lines(INDENT, width)) {
            page.append(line).append('\n');
        }
    }

    @Override
    public void grid(List<String> header, List<List<String>> rows) {
        TableColumns grid = TableColumns.of(header, rows);
        ColumnLayout columns = columns(grid);
        if (columns.narrowest(INDENT) > width && grid.header().size() > 2) {
            inParts(grid);
        } else if (columns.width(INDENT) > width && grid.isGrouped()) {
            inGroups(grid);
        } else {
            lines(columns.lines(INDENT, width));
        }
    }

    private static ColumnLayout columns(TableColumns grid) {
        ColumnLayout columns = new ColumnLayout(grid.align());
        columns.row(grid.header().toArray(String[]::new));
        grid.withoutRepeats()
                .forEach(row -> columns.row(row.stream().map(LineWrapper::list).toArray(String[]::new)));
        return columns;
    }

    /** Writes a table that wrapping cannot fit: as many columns as fit, then the next ones, always after the first column. */
    private void inParts(TableColumns grid) {
        int from = 1;
        while (from < grid.header().size()) {
            int to = from + 1;
            while (to < grid.header().size() && columns(grid.part(from, to + 1)).width(INDENT) <= width) {
                to++;
            }
            lines(columns(grid.part(from, to)).lines(INDENT, width));
            from = to;
        }
    }

    /** Writes a table that is too wide but has groups: the name of a group gets a line of its own above its rows. */
    private void inGroups(TableColumns grid) {
        ColumnLayout columns = new ColumnLayout(grid.align().substring(1));
        columns.row(rest(grid.header()));
        grid.rows().forEach(row -> columns.row(rest(row)));
        List<List<String>> blocks = columns.blocks(INDENT + INDENT, width);
        page.append(style.dim(INDENT + grid.header().get(0))).append('\n');
        lines(blocks.get(0));
        for (int i = 0; i < grid.rows().size(); i++) {
            String group = grid.withoutRepeats().get(i).get(0);
            if (!group.isEmpty()) {
                page.append(INDENT).append(style.accent(group)).append('\n');
            }
            blocks.get(i + 1).forEach(line -> page.append(line).append('\n'));
        }
    }

    private static String[] rest(List<String> cells) {
        return cells.subList(1, cells.size()).stream().map(LineWrapper::list).toArray(String[]::new);
    }

    /** Writes a header in faint style and the rows under it. */
    private void lines(List<String> lines) {
        page.append(style.dim(lines.get(0))).append('\n');
        lines.subList(1, lines.size()).forEach(line -> page.append(line).append('\n'));
    }

    @Override
    public String text() {
        return page.toString();
    }
}

package grognard.render.page;

import grognard.input.Resource;
import grognard.input.SafeText;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Self-contained HTML page for a browser or a printer: styles and pictures are inside it, nothing is loaded. */
public final class HtmlPage implements PageWriter {

    /** Characters that fit into a column of the printed sheet. */
    private static final int FITTING = 58;

    /** A table at most this wide, and with at least {@link #LONG} rows, is printed in two halves side by side. */
    private static final int SLIM = 26;

    private static final int LONG = 8;

    /** A table of a report with more columns is too wide for a phone. */
    private static final int MOST_ON_A_PHONE = 4;

    private final String stylesheet;
    private final StringBuilder body = new StringBuilder();
    private final PrintSize size = new PrintSize();
    private String title = "";
    private boolean inSection;

    private HtmlPage(String stylesheet) {
        this.stylesheet = stylesheet;
    }

    /** Creates a quick-reference sheet, whose print is small enough for two sides of paper. */
    public static HtmlPage sheet() {
        return new HtmlPage("sheet.css");
    }

    /** Creates a report, to be read from top to bottom. */
    public static HtmlPage report() {
        return new HtmlPage("report.css");
    }

    /** Creates a page of cards to cut out. */
    public static HtmlPage cards() {
        return new HtmlPage("cards.css");
    }

    @Override
    public void heading(int level, String text) {
        size.text(text);
        if (level == 1) {
            title = text;
            body.append("<h1>").append(escaped(text)).append("</h1>\n<main>\n");
            return;
        }
        if (level == 2) {
            size.text(" "); // the space between sections
            endSection();
            body.append("<section>\n");
            inSection = true;
        }
        body.append("<h").append(level).append('>').append(escaped(text));
        body.append("</h").append(level).append(">\n");
    }

    private void endSection() {
        if (inSection) {
            body.append("</section>\n");
            inSection = false;
        }
    }

    @Override
    public void prose(String text) {
        size.text(text);
        body.append("<p>").append(escaped(text)).append("</p>\n");
    }

    @Override
    public void commands(List<String> lines) {
        lines.forEach(size::text);
        body.append("<pre>");
        body.append(lines.stream().map(HtmlPage::escaped).collect(Collectors.joining("\n")));
        body.append("</pre>\n");
    }

    @Override
    public void terms(List<List<String>> rows) {
        body.append("<dl>\n");
        for (List<String> row : rows) {
            size.text(String.join(" ", row));
            body.append("<div><dt>")
                    .append(escaped(
                            String.join(" ", row.subList(0, row.size() - 1)).strip()))
                    .append("</dt><dd>")
                    .append(escaped(row.get(row.size() - 1)))
                    .append("</dd></div>\n");
        }
        body.append("</dl>\n");
    }

    @Override
    public void grid(List<String> header, List<List<String>> rows) {
        TableColumns list = TableColumns.of(header, rows);
        if (!stylesheet.equals("sheet.css")) {
            plain(list);
            return;
        }
        if (list.isWide()) {
            roster(CompactTable.of(list));
            return;
        }
        TableColumns grid = PivotTable.of(list).orElse(list);
        boolean grouped = grid.isGrouped() && grid.header().size() > 3;
        boolean slim = grid.width() <= SLIM && grid.rows().size() >= LONG && !grid.isGrouped();
        size.table(grid, slim ? PrintSize.SLIM : 1);
        body.append(slim ? "<div class=\"slim\">\n" : "");
        head(grid, grid.width() > FITTING ? "many" : grid.header().size() > 4 ? "tight" : "", grouped ? 1 : 0);
        for (List<String> row : grid.withoutRepeats()) {
            if (grouped) {
                group(row.get(0), grid.header().size() - 1);
            }
            row(row, grid, grouped ? 1 : 0);
        }
        body.append("</tbody>\n</table>\n").append(slim ? "</div>\n" : "");
    }

    /**
     * Writes a table unchanged: a report need not save space. Each cell has its title, since a phone shows a row of a wide
     * table as a few lines.
     */
    private void plain(TableColumns grid) {
        head(grid, grid.header().size() > MOST_ON_A_PHONE ? "lines" : "", 0);
        for (List<String> row : grid.rows()) {
            body.append("<tr>");
            for (int i = 0; i < row.size(); i++) {
                body.append(grid.numeric().get(i) ? "<td class=\"n\" data-title=\"" : "<td data-title=\"")
                        .append(escaped(grid.header().get(i)).replace("\"", "&quot;"))
                        .append("\">")
                        .append(escaped(row.get(i)))
                        .append("</td>");
            }
            body.append("</tr>\n");
        }
        body.append("</tbody>\n</table>\n");
    }

    @Override
    public void items(List<ListItem> items) {
        boolean isNumbered = items.stream().anyMatch(item -> !item.number().isEmpty());
        body.append(isNumbered ? "<ul>\n" : "<ul class=\"plain\">\n");
        for (ListItem item : items) {
            String look = item.look() == ListItem.Look.PLAIN
                    ? ""
                    : " class=\"" + item.look().name().toLowerCase(Locale.ROOT) + "\"";
            body.append("<li").append(look).append('>');
            body.append(isNumbered ? "<b>" + escaped(item.number()) + "</b> " : "");
            body.append(escaped(item.text())).append("</li>\n");
        }
        body.append("</ul>\n");
    }

    @Override
    public void picture(Supplier<String> svg) {
        body.append("<figure>\n").append(svg.get()).append("</figure>\n");
    }

    /** Adds HTML; the caller has escaped all text in it. */
    public void raw(String html) {
        body.append(html);
    }

    /** Writes a long table over the full width of the paper, or in two halves side by side. */
    private void roster(CompactTable roster) {
        TableColumns grid = roster.grid();
        size.table(roster.turned(), roster.isHalf() ? PrintSize.HALF : PrintSize.WHOLE);
        size.turnedHead(roster.isHalf() ? 2 : 1);
        roster.above().stream().filter(line -> !line.isEmpty()).forEach(size::text);
        int rows = grid.rows().size();
        int half = roster.isHalf() ? (rows + 1) / 2 : rows;
        body.append(roster.isHalf() ? "<div class=\"twice\">\n" : "<div>\n");
        for (int from = 0; from < rows; from += half) {
            head(grid, "wide", 0);
            for (int i = from; i < Math.min(rows, from + half); i++) {
                group(
                        i == from ? roster.headOf(i) : roster.above().get(i),
                        grid.header().size());
                row(grid.rows().get(i), grid, 0);
            }
            body.append("</tbody>\n</table>\n");
        }
        body.append("</div>\n");
        roster.below().forEach(this::prose);
    }

    /**
     * Opens a table and writes its header.
     *
     * @param kind class in the stylesheet; empty for none
     * @param from first column to write: 1 if the first has become group lines
     */
    private void head(TableColumns grid, String kind, int from) {
        body.append(kind.isEmpty() ? "<table>\n" : "<table class=\"" + kind + "\">\n");
        body.append("<thead><tr>");
        cells("th", grid.header(), grid, from);
        body.append("</tr></thead>\n<tbody>\n");
    }

    /** Writes a line across all columns; nothing for an empty name. */
    private void group(String name, int columns) {
        if (!name.isEmpty()) {
            body.append("<tr class=\"group\"><td colspan=\"").append(columns).append("\">");
            body.append(escaped(name)).append("</td></tr>\n");
        }
    }

    private void row(List<String> cells, TableColumns grid, int from) {
        body.append("<tr>");
        cells("td", cells, grid, from);
        body.append("</tr>\n");
    }

    private void cells(String tag, List<String> cells, TableColumns grid, int from) {
        for (int i = from; i < cells.size(); i++) {
            body.append('<').append(tag).append(grid.numeric().get(i) ? " class=\"n\">" : ">");
            // The span lets the stylesheet turn a title on its side.
            body.append(tag.equals("th") ? "<span>" + escaped(cells.get(i)) + "</span>" : escaped(cells.get(i)));
            body.append("</").append(tag).append('>');
        }
    }

    /** Escapes text for HTML and XML content; hidden characters become visible. Not for attributes: quotes stay. */
    public static String escaped(String text) {
        return SafeText.line(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    @Override
    public String text() {
        endSection();
        return "<!DOCTYPE html>\n<html lang=\"en-GB\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
                + escaped(title) + "</title>\n<style>\n" + Resource.text(stylesheet)
                + "</style>\n</head>\n<body style=\"--print: "
                + BigDecimal.valueOf(size.points()).setScale(1, RoundingMode.HALF_UP) + "pt\">\n" + body
                + "</main>\n</body>\n</html>\n";
    }
}

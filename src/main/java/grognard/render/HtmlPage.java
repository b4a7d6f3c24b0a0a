package grognard.render;

import grognard.input.Visible;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** One self-contained page for a browser and, above all, a printer: everything is in it, nothing is fetched. */
public final class HtmlPage implements PageWriter {

    /** So many columns fit into a column of the paper in the usual print. */
    private static final int NARROW = 5;

    private final StringBuilder body = new StringBuilder();
    private final PrintSize size = new PrintSize();
    private String title = "";
    private boolean inSection;

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
        Grid grid = Grid.of(header, rows);
        size.table(grid);
        boolean grouped = grid.isGrouped() && !grid.isWide() && grid.header().size() > 3;
        String kind = grid.isWide() ? " class=\"wide\"" : grid.header().size() > NARROW ? " class=\"many\"" : "";
        body.append("<table").append(kind).append(">\n");
        body.append("<thead><tr>");
        row("th", grid.header(), grid, grouped ? 1 : 0);
        body.append("</tr></thead>\n<tbody>\n");
        for (List<String> row : grid.withoutRepeats()) {
            if (grouped && !row.get(0).isEmpty()) {
                body.append("<tr class=\"group\"><td colspan=\"")
                        .append(grid.header().size() - 1)
                        .append("\">")
                        .append(escaped(row.get(0)))
                        .append("</td></tr>\n");
            }
            body.append("<tr>");
            row("td", row, grid, grouped ? 1 : 0);
            body.append("</tr>\n");
        }
        body.append("</tbody>\n</table>\n");
    }

    private void row(String tag, List<String> cells, Grid grid, int from) {
        for (int i = from; i < cells.size(); i++) {
            body.append('<').append(tag).append(grid.numeric().get(i) ? " class=\"n\">" : ">");
            body.append(escaped(cells.get(i)));
            body.append("</").append(tag).append('>');
        }
    }

    private static String escaped(String text) {
        return Visible.text(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    @Override
    public String text() {
        endSection();
        return "<!DOCTYPE html>\n<html lang=\"en-GB\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
                + escaped(title) + "</title>\n<style>\n" + style() + "</style>\n</head>\n<body style=\"--print: "
                + BigDecimal.valueOf(size.points()).setScale(1, RoundingMode.HALF_UP) + "pt\">\n" + body
                + "</main>\n</body>\n</html>\n";
    }

    private static String style() {
        try (InputStream in = HtmlPage.class.getResourceAsStream("/grognard/sheet.css")) {
            if (in == null) {
                throw new IllegalStateException("sheet.css is missing from the program");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read sheet.css", e);
        }
    }
}

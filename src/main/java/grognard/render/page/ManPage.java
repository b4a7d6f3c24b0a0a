package grognard.render.page;

import grognard.record.Version;
import java.util.List;
import java.util.Locale;

/** Page for {@code man}, in roff with the man macros. Tables are laid out as text and inserted unchanged. */
public final class ManPage implements PageWriter {

    /** Width left for a table on a terminal of 80 columns after the margins that man adds. */
    private static final int TABLE_WIDTH = 68;

    private final StringBuilder page = new StringBuilder();

    /**
     * @param name name of the page, such as {@code grognard-honour}
     * @param summary one line for the NAME section
     */
    public ManPage(String name, String summary) {
        page.append(".TH ").append(name.toUpperCase(Locale.ROOT).replace("-", "\\-"));
        page.append(" 1 \"\" \"grognard ").append(Version.text()).append("\" \"grognard\"\n");
        page.append(".SH NAME\n").append(escaped(name)).append(" \\- ");
        page.append(escaped(summary)).append('\n');
    }

    @Override
    public void heading(int level, String text) {
        if (level > 1) {
            page.append(level == 2 ? ".SH \"" : ".SS \"");
            page.append(
                    escaped(level == 2 ? text.toUpperCase(Locale.ROOT) : text).replace("\"", "\\(dq"));
            page.append("\"\n");
        }
    }

    @Override
    public void prose(String text) {
        paragraph();
        page.append(line(text)).append('\n');
    }

    /** Begins a paragraph, unless the line before is a heading, which has begun one. */
    private void paragraph() {
        int last = page.lastIndexOf("\n", page.length() - 2) + 1;
        if (page.indexOf(".S", last) != last) {
            page.append(".PP\n");
        }
    }

    @Override
    public void commands(List<String> lines) {
        verbatim(lines);
    }

    @Override
    public void terms(List<List<String>> rows) {
        for (List<String> row : rows) {
            page.append(".TP\n\\fB").append(escaped(row.get(0))).append("\\fR");
            if (row.size() > 2 && !row.get(1).isEmpty()) {
                page.append(" \\fI").append(escaped(row.get(1))).append("\\fR");
            }
            page.append('\n').append(line(row.get(row.size() - 1))).append('\n');
        }
    }

    @Override
    public void grid(List<String> header, List<List<String>> rows) {
        TextPage table = new TextPage(Style.PLAIN, TABLE_WIDTH);
        table.grid(header, rows);
        verbatim(table.text().lines().toList());
    }

    private void verbatim(List<String> lines) {
        paragraph();
        page.append(".nf\n");
        lines.forEach(line -> page.append(line(line)).append('\n'));
        page.append(".fi\n");
    }

    /** Escapes a line. A full stop or quote at its start would be a roff request. */
    private static String line(String text) {
        String escaped = escaped(text);
        return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\e")
                .replace("-", "\\-")
                .replace("'", "\\(aq")
                .replace("…", "...");
    }

    @Override
    public String text() {
        return page.toString();
    }
}

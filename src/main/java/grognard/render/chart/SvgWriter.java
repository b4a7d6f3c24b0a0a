package grognard.render.chart;

import grognard.odds.Chance;
import grognard.record.Version;
import grognard.render.page.HtmlPage;
import grognard.render.page.LineWrapper;
import grognard.rules.TablesUsed;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Draws an SVG from top to bottom: each call adds its part below the parts before it. The result is self-contained, without
 * fonts, scripts or links, so that it can be shared as a file. All lengths are in pixels.
 */
public final class SvgWriter {

    private static final int WIDTH = 800;
    private static final int MARGIN = 24;
    private static final int LINE = 26;
    private static final int TITLE_CHARACTERS = 60;

    /** Width reserved for a character: more than an average letter of 14 px takes, since fonts differ. */
    private static final int CHARACTER = 8;

    /** Colours by Okabe and Ito, which people with any kind of colour vision can distinguish, then paler ones. */
    private static final List<String> COLOURS = List.of(
            "#0072b2", "#e69f00", "#009e73", "#d55e00", "#56b4e9", "#cc79a7", "#f0e442", "#999999", "#80b9d9",
            "#f3cf80", "#80cfb9", "#eaaf80");

    /** Colours on which white text is easier to read than black. */
    private static final List<String> DARK = List.of("#0072b2", "#009e73", "#d55e00");

    /** Attributes of a number inside a bar or cell. */
    private static final String NUMBER_STYLE = "text-anchor='middle' font-size='12' ";

    private final StringBuilder body = new StringBuilder();
    private final String title;
    private int y = MARGIN;
    private int widestLabel;

    /** Chances of the cells of a heat map; empty for a cell whose situation the rules exclude. */
    @FunctionalInterface
    public interface Chances {
        Optional<Chance> at(int row, int column);
    }

    public SvgWriter(String title, String subtitle) {
        this.title = title;
        for (String line : LineWrapper.lines(title, TITLE_CHARACTERS)) {
            text(MARGIN, y + 10, "font-size='20' font-weight='bold'", line);
            y += 24;
        }
        if (!subtitle.isEmpty()) {
            heading(subtitle);
        }
        y += 12;
    }

    /** Adds text, wrapped to the width. */
    public void heading(String words) {
        for (String line : LineWrapper.lines(words, (WIDTH - 2 * MARGIN) / CHARACTER)) {
            text(MARGIN, y + 14, "fill='#555'", line);
            y += LINE;
        }
    }

    /** Adds the tables in use, unless they are the rulebook's own. */
    public void caption(TablesUsed used) {
        used.line().ifPresent(this::heading);
    }

    /** Reserves space for these labels, so that all bars drawn after this start at the same place and can be compared. */
    public void align(Iterable<String> names) {
        widestLabel = Math.max(widestLabel, labelWidth(names));
    }

    /** Returns where bars with these labels start. */
    private int left(Iterable<String> names) {
        return MARGIN + Math.max(widestLabel, labelWidth(names)) + 8;
    }

    /** Draws one bar for each chance. */
    public void bars(Map<String, Chance> bars) {
        int left = left(bars.keySet());
        int fullLength = WIDTH - MARGIN - 70 - left;
        bars.forEach((name, chance) -> {
            double length = chance.toDouble() * fullLength;
            text(left - 8, y + 16, "text-anchor='end'", name);
            rectangle(left, y + 2, length, LINE - 6, COLOURS.get(0));
            text(left + length + 6, y + 16, "", Percent.of(chance));
            y += LINE;
        });
        y += 12;
    }

    /** Draws a thin bar for each chance of a group, one below the other. The caller adds the legend. */
    public void groupedBars(Map<String, List<Chance>> groups) {
        int left = left(groups.keySet());
        int fullLength = WIDTH - MARGIN - 70 - left;
        int thin = (LINE + 2) / 2;
        groups.forEach((name, chances) -> {
            text(left - 8, y + thin + 5, "text-anchor='end'", name);
            for (int i = 0; i < chances.size(); i++) {
                double length = chances.get(i).toDouble() * fullLength;
                rectangle(left, y + 2, length, thin - 2, colour(i));
                text(left + length + 6, y + thin - 1, "font-size='12'", Percent.of(chances.get(i)));
                y += thin;
            }
            y += 6;
        });
        y += 8;
    }

    /** Draws one bar for each name, divided into coloured parts, with a legend above. A part without a chance has no length. */
    public void stackedBars(List<String> parts, Map<String, Map<String, Chance>> bars) {
        legend(parts);
        int left = MARGIN + labelWidth(bars.keySet()) + 8;
        int fullLength = WIDTH - MARGIN - left;
        bars.forEach((name, chances) -> {
            text(left - 8, y + 16, "text-anchor='end'", name);
            double x = left;
            for (int i = 0; i < parts.size(); i++) {
                Chance chance = chances.getOrDefault(parts.get(i), Chance.NONE);
                double length = chance.toDouble() * fullLength;
                rectangle(x, y + 2, length, LINE - 6, colour(i));
                if (length > 40) { // enough for the number
                    text(
                            x + length / 2,
                            y + 16,
                            NUMBER_STYLE + textFill(DARK.contains(colour(i))),
                            Percent.number(chance, 1));
                }
                x += length;
            }
            y += LINE;
        });
        y += 12;
    }

    /** Draws the name of each part beside its colour. */
    public void legend(List<String> parts) {
        int x = MARGIN;
        for (int i = 0; i < parts.size(); i++) {
            int width = 20 + parts.get(i).length() * CHARACTER + 16;
            if (x > MARGIN && x + width > WIDTH - MARGIN) {
                x = MARGIN;
                y += LINE - 4;
            }
            rectangle(x, y + 3, 14, 14, colour(i));
            text(x + 20, y + 15, "", parts.get(i));
            x += width;
        }
        y += LINE + 6;
    }

    private static String colour(int part) {
        return COLOURS.get(part % COLOURS.size());
    }

    /** Draws a cell for each row and column, the darker the likelier. If not all labels fit, only the first and last are drawn. */
    public void heatMap(List<String> rows, List<String> columns, Chances chances) {
        int left = MARGIN + labelWidth(rows) + 8;
        double cellWidth = Math.min(80.0, (double) (WIDTH - MARGIN - left) / columns.size());
        double cellHeight = Math.max(4, Math.min(34, cellWidth));
        boolean labelled = cellWidth >= labelWidth(columns) + 4;
        for (int column = 0; column < columns.size(); column += labelled ? 1 : Math.max(1, columns.size() - 1)) {
            text(left + (column + 0.5) * cellWidth, y + 14, "text-anchor='middle'", columns.get(column));
        }
        y += 20;
        double top = y;
        for (int row = 0; row < rows.size(); row++) {
            double at = top + row * cellHeight;
            if (cellHeight >= 14 || row == 0 || row == rows.size() - 1) {
                text(left - 8, at + cellHeight / 2 + 5, "text-anchor='end'", rows.get(row));
            }
            for (int column = 0; column < columns.size(); column++) {
                cell(left + column * cellWidth, at, cellWidth, cellHeight, chances.at(row, column));
            }
        }
        y = (int) (top + rows.size() * cellHeight) + 12;
    }

    private void cell(double x, double top, double width, double height, Optional<Chance> chance) {
        if (chance.isEmpty()) {
            return;
        }
        double p = chance.get().toDouble();
        rectangle(x, top, width, height, shade(p));
        if (width >= 36 && height >= 14) {
            text(
                    x + width / 2,
                    top + height / 2 + 5,
                    NUMBER_STYLE + textFill(p > 0.55),
                    Percent.number(chance.get(), 1));
        }
    }

    /** Returns the colour attribute for text on a light or dark background. */
    private static String textFill(boolean onDark) {
        return onDark ? "fill='#fff'" : "fill='#000'";
    }

    /** Returns a colour between nearly white (0) and dark blue (1). */
    private static String shade(double p) {
        return String.format(
                Locale.ROOT,
                "#%02x%02x%02x",
                Math.round(240 + p * (8 - 240)),
                Math.round(245 + p * (48 - 245)),
                Math.round(250 + p * (107 - 250)));
    }

    /** Returns the width of the longest label. */
    private static int labelWidth(Iterable<String> names) {
        int longest = 0;
        for (String name : names) {
            longest = Math.max(longest, name.length());
        }
        return longest * CHARACTER;
    }

    private void rectangle(double x, double top, double width, double height, String fill) {
        body.append(String.format(
                Locale.ROOT,
                "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='%s'/>\n",
                x,
                top,
                width,
                height,
                fill));
    }

    private void text(double x, double baseline, String attributes, String words) {
        SvgText.add(body, x, baseline, attributes, words);
    }

    /** Ends the drawing and returns the document. */
    public String text() {
        int height = y + MARGIN;
        text(WIDTH - MARGIN, height - 10, "text-anchor='end' font-size='11' fill='#888'", "grognard " + Version.text());
        return "<svg xmlns='http://www.w3.org/2000/svg' width='" + WIDTH + "' height='" + height + "' viewBox='0 0 "
                + WIDTH + " " + height + "' font-family='sans-serif' font-size='14'>\n<title>" + HtmlPage.escaped(title)
                + "</title>\n<rect width='" + WIDTH + "' height='" + height + "' fill='#fff'/>\n" + body + "</svg>\n";
    }
}

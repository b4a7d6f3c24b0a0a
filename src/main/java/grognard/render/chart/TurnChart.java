package grognard.render.chart;

import grognard.render.page.HtmlPage;
import grognard.story.ArmyStrength;
import grognard.story.Chapter;
import grognard.story.Story;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Draws one number of each army turn by turn as a line chart, in a self-contained SVG. All lengths are in pixels; the
 * margins hold the title, the legend and the labels of the axes.
 */
public final class TurnChart {

    private static final int WIDTH = 460;
    private static final int HEIGHT = 210;
    private static final int LEFT = 44;
    private static final int RIGHT = 16;
    private static final int TOP = 46;
    private static final int BOTTOM = 30;

    /** Colours that people with any kind of colour vision can distinguish. */
    private static final List<String> COLOURS = List.of("#b22222", "#1f4e9c", "#009e73", "#e69f00");

    /** Dashes that distinguish the lines in black and white print. */
    private static final List<String> DASHES = List.of("", "7 4", "2 3", "9 3 2 3");

    private final StringBuilder body = new StringBuilder();
    private final Story story;
    private final List<Chapter> turns;
    private final List<String> legend;

    /**
     * @param turns chapters to chart; those without the strength of the armies are left out
     * @param legend names of the sides, in the order of {@code story.sides()}
     */
    public TurnChart(Story story, List<Chapter> turns, List<String> legend) {
        this.story = story;
        this.turns = List.copyOf(turns);
        this.legend = List.copyOf(legend);
    }

    /**
     * Draws the chart of one number.
     *
     * @param number reads the number from the strength of an army at one moment; never negative
     */
    public String of(String title, Function<ArmyStrength, BigDecimal> number) {
        List<List<ArmyStrength>> moments = new ArrayList<>();
        List<String> names = new ArrayList<>();
        moments.add(story.start());
        names.add("start");
        for (Chapter chapter : turns) {
            if (!chapter.standings().isEmpty()) {
                moments.add(chapter.standings());
                names.add(String.valueOf(chapter.turn()));
            }
        }
        double max = 1;
        for (List<ArmyStrength> moment : moments) {
            for (ArmyStrength standing : moment) {
                max = Math.max(max, number.apply(standing).doubleValue());
            }
        }
        body.setLength(0);
        text(LEFT - 32, 16, "font-weight='bold' font-size='14'", title);
        axes(names, max);
        for (int side = 0; side < story.sides().size(); side++) {
            line(side, moments, max, number);
        }
        return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 " + WIDTH + " " + HEIGHT
                + "' role='img' font-family='sans-serif' font-size='12'>\n<title>" + HtmlPage.escaped(title)
                + "</title>\n"
                + body + "</svg>\n";
    }

    private void axes(List<String> names, double max) {
        // Put the middle line at a whole number, since most numbers are counts; below 2 at 0.5, for honour's half
        // units.
        double middle = max < 2 ? 0.5 : Math.floor(max / 2);
        for (double value : max > middle ? new double[] {0, middle, max} : new double[] {0, max}) {
            double y = y(value, max);
            body.append(String.format(
                    Locale.ROOT, "<path d='M%d %.1fH%d' stroke='#ccc' fill='none'/>\n", LEFT, y, WIDTH - RIGHT));
            text(LEFT - 6, y + 4, "text-anchor='end' fill='#555'", axisLabel(value));
        }
        // At most twelve labels, or they would overlap in a long game.
        int step = Math.max(1, (names.size() + 11) / 12);
        for (int i = 0; i < names.size(); i += step) {
            text(x(i, names.size()), HEIGHT - 10, "text-anchor='middle' fill='#555'", names.get(i));
        }
    }

    /** Draws the line and dots of one army, and its entry in the legend. */
    private void line(
            int side, List<List<ArmyStrength>> moments, double max, Function<ArmyStrength, BigDecimal> number) {
        String colour = COLOURS.get(side % COLOURS.size());
        StringBuilder path = new StringBuilder();
        StringBuilder dots = new StringBuilder();
        for (int i = 0; i < moments.size(); i++) {
            if (side >= moments.get(i).size()) {
                continue; // this army had not yet arrived
            }
            double value = number.apply(moments.get(i).get(side)).doubleValue();
            double x = x(i, moments.size());
            double y = y(value, max);
            path.append(path.isEmpty() ? 'M' : 'L').append(String.format(Locale.ROOT, "%.1f %.1f", x, y));
            dots.append(String.format(Locale.ROOT, "<circle cx='%.1f' cy='%.1f' r='3' fill='%s'/>\n", x, y, colour));
        }
        String dash = DASHES.get(side % DASHES.size());
        body.append("<path d='")
                .append(path)
                .append("' fill='none' stroke-width='2.5' stroke='")
                .append(colour)
                .append("' stroke-dasharray='")
                .append(dash)
                .append("'/>\n")
                .append(dots);
        int at = LEFT + side * 150;
        body.append(String.format(
                Locale.ROOT,
                "<path d='M%d 30h24' stroke-width='2.5' stroke='%s' stroke-dasharray='%s'/>\n",
                at,
                colour,
                dash));
        text(at + 30, 34, "", shortened(legend.get(side)));
    }

    private static double x(int i, int moments) {
        return moments < 2 ? LEFT : LEFT + 10 + (double) i * (WIDTH - LEFT - RIGHT - 20) / (moments - 1);
    }

    private static double y(double value, double max) {
        return HEIGHT - BOTTOM - value / max * (HEIGHT - TOP - BOTTOM);
    }

    private static String axisLabel(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.format(Locale.ROOT, "%.1f", value);
    }

    private static String shortened(String name) {
        return name.length() > 16 ? name.substring(0, 15) + "\u2026" : name;
    }

    private void text(double x, double baseline, String attributes, String words) {
        SvgText.add(body, x, baseline, attributes, words);
    }
}

package grognard.render.chart;

import java.util.Locale;

/** Words in a picture. */
final class SvgText {

    private SvgText() {}

    /**
     * Adds words that stand on a line.
     *
     * @param escaped the words as they may stand in XML
     */
    static void add(StringBuilder body, double x, double baseline, String attributes, String escaped) {
        body.append(String.format(Locale.ROOT, "<text x='%.1f' y='%.1f' ", x, baseline))
                .append(attributes)
                .append('>')
                .append(escaped)
                .append("</text>\n");
    }
}

package grognard.render.chart;

import grognard.render.page.HtmlPage;
import java.util.Locale;

/** Text elements of an SVG. */
final class SvgText {

    private SvgText() {}

    /**
     * Adds a text element; its words are escaped here.
     *
     * @param attributes further attributes of the element, which must be valid XML
     */
    static void add(StringBuilder body, double x, double baseline, String attributes, String words) {
        body.append(String.format(Locale.ROOT, "<text x='%.1f' y='%.1f' ", x, baseline))
                .append(attributes)
                .append('>')
                .append(HtmlPage.escaped(words))
                .append("</text>\n");
    }
}

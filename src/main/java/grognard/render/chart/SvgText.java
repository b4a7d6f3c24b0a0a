package grognard.render.chart;

import grognard.render.page.HtmlPage;
import java.util.Locale;

/** Writes text elements of an SVG. */
final class SvgText {

    private SvgText() {}

    /**
     * Adds a text element and escapes its words.
     *
     * @param attributes further attributes of the element, as XML; not escaped
     */
    static void add(StringBuilder body, double x, double baseline, String attributes, String words) {
        body.append(String.format(Locale.ROOT, "<text x='%.1f' y='%.1f' ", x, baseline))
                .append(attributes)
                .append('>')
                .append(HtmlPage.escaped(words))
                .append("</text>\n");
    }
}

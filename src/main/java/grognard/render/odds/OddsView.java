package grognard.render.odds;

import grognard.render.page.Style;
import grognard.render.result.JsonLines;

/** The answer to one question about odds, in each of the output formats. */
public interface OddsView {

    /**
     * Text for a terminal.
     *
     * @param width columns of the terminal; longer remarks are wrapped
     */
    String text(Style style, int width);

    /** CSV with a header row. */
    String csv();

    /** Writes one or more lines of JSON. */
    void json(JsonLines out);

    /** A complete SVG document. */
    String svg();
}

package grognard.render.odds;

import grognard.render.page.Style;
import grognard.render.result.JsonLines;

/** Formats the answer to one question about odds in each output format. */
public interface OddsView {

    /**
     * Formats text for a terminal.
     *
     * @param width columns of the terminal; longer remarks are wrapped
     */
    String text(Style style, int width);

    /** Formats CSV with a header row. */
    String csv();

    /** Writes one or more lines of JSON. */
    void json(JsonLines out);

    /** Draws a complete SVG document. */
    String svg();
}

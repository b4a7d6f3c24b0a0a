package grognard.render.odds;

import grognard.render.page.Style;
import grognard.render.result.JsonLines;

/** Odds in one of their shapes, for whoever reads them. */
public interface OddsView {

    /** For a terminal of so many columns. */
    String text(Style style, int width);

    /** For a spreadsheet. */
    String csv();

    /** For a program. */
    void json(JsonLines out);

    /** A picture to share. */
    String svg();
}

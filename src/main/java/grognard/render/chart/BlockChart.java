package grognard.render.chart;

import grognard.odds.Chance;

/** Draws bars, columns and shades with Unicode block characters. */
public final class BlockChart {

    private static final String HEIGHTS = " \u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";
    private static final String SHADES = " \u2591\u2592\u2593\u2588";

    private BlockChart() {}

    /**
     * Returns a bar as long as the chance, to an eighth of a character. A possible outcome has at least one eighth.
     *
     * @param width length of a certain outcome, in characters
     */
    public static String bar(Chance chance, int width) {
        int eighths = (int) Math.round(chance.toDouble() * width * 8);
        if (eighths == 0 && chance.isPossible()) {
            eighths = 1;
        }
        // U+258F is one eighth of a block, U+2588 the full block.
        String part = eighths % 8 == 0 ? "" : String.valueOf((char) ('\u2590' - eighths % 8));
        return "\u2588".repeat(eighths / 8) + part;
    }

    /** Returns one block as high as the chance; blank only if it is impossible. */
    public static String height(Chance chance) {
        int eighths = (int) Math.round(chance.toDouble() * 8);
        return String.valueOf(HEIGHTS.charAt(chance.isPossible() ? Math.max(1, eighths) : 0));
    }

    /** Returns one character, the darker the likelier, in steps of 20 percent; blank below 20. */
    public static String shade(Chance chance) {
        return String.valueOf(SHADES.charAt(Math.min(4, (int) (chance.toDouble() * 5))));
    }

    /** Explains the characters of {@link #shade}. */
    public static String shadeLegend() {
        return "\u2591 from 20, \u2592 from 40, \u2593 from 60, \u2588 from 80 percent";
    }
}

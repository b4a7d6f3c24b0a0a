package grognard.render.chart;

import grognard.odds.Chance;

/** Pictures made of block characters. */
public final class BlockChart {

    private static final String HEIGHTS = " \u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";
    private static final String SHADES = " \u2591\u2592\u2593\u2588";

    private BlockChart() {}

    /** A bar as long as the chance, in eighths of a character; what is possible shows at least a sliver. */
    public static String bar(Chance chance, int width) {
        int eighths = (int) Math.round(chance.toDouble() * width * 8);
        if (eighths == 0 && chance.isPossible()) {
            eighths = 1;
        }
        String part = eighths % 8 == 0 ? "" : String.valueOf((char) ('\u2590' - eighths % 8));
        return "\u2588".repeat(eighths / 8) + part;
    }

    /** One character as high as the chance. */
    public static String height(Chance chance) {
        int eighths = (int) Math.round(chance.toDouble() * 8);
        return String.valueOf(HEIGHTS.charAt(chance.isPossible() ? Math.max(1, eighths) : 0));
    }

    /** One character as dark as the chance, in fifths. */
    public static String shade(Chance chance) {
        return String.valueOf(SHADES.charAt(Math.min(4, (int) (chance.toDouble() * 5))));
    }

    public static String shadeLegend() {
        return "\u2591 from 20, \u2592 from 40, \u2593 from 60, \u2588 from 80 percent";
    }
}

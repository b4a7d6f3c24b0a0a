package grognard.render.page;

import java.util.ArrayList;
import java.util.List;

/**
 * How large the print of a sheet can be if it is to fit on two sides of A4 in three columns: an estimate from the number
 * of characters, on the careful side.
 */
final class PrintSize {

    private static final double LARGEST = 7.4;
    private static final double SMALLEST = 5;
    private static final double STEP = 0.1;
    private static final int COLUMNS = 3;
    private static final int SIDES = 2;

    /**
     * Characters across a column, and lines down it, of print one point in size: worked out from the size of the paper
     * and set so that each of the four sheets is somewhat smaller than the largest print that fits in Chromium.
     */
    private static final double ACROSS = 358;

    private static final double DOWN = 682;

    /** How many columns a table is wide that takes the width of the paper, half of it, or half a column. */
    static final double WHOLE = COLUMNS;

    static final double HALF = COLUMNS / 2.0;

    static final double SLIM = 0.5;

    private record Placed(TableColumns grid, double columns) {}

    /** The lines that titles take which are turned on their sides. */
    private static final int TURNED = 5;

    private final List<Placed> tables = new ArrayList<>();
    private int turnedHeads;
    private final List<Integer> texts = new ArrayList<>();

    void text(String text) {
        texts.add(text.length());
    }

    /** @param columns how many columns of the paper the table is wide */
    void table(TableColumns grid, double columns) {
        tables.add(new Placed(grid, columns));
    }

    /** A head across the whole paper whose titles are turned on their sides; it comes again on each side. */
    void turnedHead(int sides) {
        turnedHeads += sides;
    }

    /** The size in points. */
    double points() {
        double size = LARGEST;
        while (size > SMALLEST && lines(ACROSS / size) > SIDES * COLUMNS * DOWN / size) {
            size -= STEP;
        }
        return size;
    }

    private double lines(double across) {
        double lines = turnedHeads * TURNED * COLUMNS;
        for (int length : texts) {
            lines += Math.ceil(length / across) + 0.2;
        }
        for (Placed table : tables) {
            lines += rows(table.grid(), table.columns() * across) * table.columns();
        }
        return lines;
    }

    /** The lines of a table: as many a row as its fullest cell needs in its share of the width. */
    private static double rows(TableColumns table, double across) {
        int columns = table.header().size();
        double[] widths = new double[columns];
        double sum = 0;
        for (int i = 0; i < columns; i++) {
            widths[i] = 1.5 + table.longest(i);
            sum += widths[i];
        }
        double share = Math.min(1, across / sum);
        double lines = 1.6;
        for (List<String> row : table.rows()) {
            double height = 1;
            for (int i = 0; i < columns; i++) {
                height = Math.max(height, Math.ceil((row.get(i).length() + 1) / Math.max(4, widths[i] * share)));
            }
            lines += height + 0.12;
        }
        return lines;
    }
}

package grognard.render.page;

import java.util.ArrayList;
import java.util.List;

/**
 * Estimates the largest print, in points, in which a sheet fits on two sides of A4 in three columns. The estimate counts
 * characters and lines, since no browser lays out the page here, and errs on the small side.
 */
final class PrintSize {

    private static final double LARGEST = 7.4;
    private static final double SMALLEST = 5;
    private static final double STEP = 0.1;
    private static final int COLUMNS = 3;
    private static final int SIDES = 2;

    /**
     * Characters across a column, and lines down it, at a size of one point. Computed from the size of the paper and then
     * adjusted so that each of the four sheets is printed somewhat smaller than the largest print that fits in Chromium.
     */
    private static final double ACROSS = 358;

    private static final double DOWN = 682;

    /** Widths of a table in columns of the paper: the full paper, half of it, and half a column. */
    static final double WHOLE = COLUMNS;

    static final double HALF = COLUMNS / 2.0;

    static final double SLIM = 0.5;

    private record Placed(TableColumns grid, double columns) {}

    /** Lines that a header with titles turned on their sides takes. */
    private static final int TURNED = 5;

    private final List<Placed> tables = new ArrayList<>();
    private int turnedHeads;
    private final List<Integer> texts = new ArrayList<>();

    /** Counts a paragraph or heading. */
    void text(String text) {
        texts.add(text.length());
    }

    /**
     * Counts a table.
     *
     * @param columns its width in columns of the paper
     */
    void table(TableColumns grid, double columns) {
        tables.add(new Placed(grid, columns));
    }

    /** Counts headers with titles turned on their sides; a table repeats its header on each side of the paper. */
    void turnedHead(int sides) {
        turnedHeads += sides;
    }

    /** The size in points, between the smallest readable and the largest wanted. */
    double points() {
        double size = LARGEST;
        while (size > SMALLEST && lines(ACROSS / size) > SIDES * COLUMNS * DOWN / size) {
            size -= STEP;
        }
        return size;
    }

    /** Lines of everything counted, in a column so many characters wide. Factors allow for spacing. */
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

    /** Lines of a table. A row takes as many as its longest cell needs in its share of the width. */
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

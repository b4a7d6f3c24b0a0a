package grognard.render;

import java.util.ArrayList;
import java.util.List;

/**
 * How large the print of a sheet can be if it is to fit on two sides of A4 in three columns: an estimate from the number
 * of characters, on the careful side.
 */
final class PrintSize {

    private static final double LARGEST = 7.4;
    private static final double SMALLEST = 4;
    private static final double STEP = 0.1;
    private static final int COLUMNS = 3;
    private static final int SIDES = 2;

    /**
     * Characters across a column, and lines down it, of print one point in size: worked out from the size of the paper,
     * not measured; that the four sheets do fit was seen in Chromium.
     */
    private static final double ACROSS = 340;

    private static final double DOWN = 640;

    private final List<Grid> tables = new ArrayList<>();
    private final List<Integer> texts = new ArrayList<>();

    void text(String text) {
        texts.add(text.length());
    }

    void table(Grid grid) {
        tables.add(grid);
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
        double lines = 0;
        for (int length : texts) {
            lines += Math.ceil(length / across) + 0.2;
        }
        for (Grid table : tables) {
            boolean wide = table.isWide();
            lines += rows(table, wide ? COLUMNS * across : across) * (wide ? COLUMNS : 1);
        }
        return lines;
    }

    /** The lines of a table: as many a row as its fullest cell needs in its share of the width. */
    private static double rows(Grid table, double across) {
        int columns = table.header().size();
        double[] widths = new double[columns];
        double sum = 0;
        for (int i = 0; i < columns; i++) {
            int column = i;
            widths[i] = 2
                    + Math.max(
                            table.header().get(i).length(),
                            table.rows().stream()
                                    .mapToInt(row -> row.get(column).length())
                                    .max()
                                    .orElse(0));
            sum += widths[i];
        }
        double share = Math.min(1, across / sum);
        double lines = 1.6;
        for (List<String> row : table.rows()) {
            double height = 1;
            for (int i = 0; i < columns; i++) {
                height = Math.max(height, Math.ceil((row.get(i).length() + 1) / Math.max(6, widths[i] * share)));
            }
            lines += height + 0.12;
        }
        return lines;
    }
}

package grognard.workshop;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds bands of a file against each other: each goes on where the last one ended. */
final class Bands {

    private final Problems problems;
    private final String file;

    Bands(Problems problems, String file) {
        this.problems = problems;
        this.file = file;
    }

    /** Both keys of a file that crosses two. */
    void ofCross(Grid grid, int columns, long headerLine) {
        List<Grid.Row> rows = grid.rows();
        KeyCell before = null;
        for (int i = 0; i < Math.min(columns, rows.size()); i++) {
            KeyCell cell = rows.get(i).keys().get(1);
            follows(before, cell, headerLine, i + 2);
            before = cell;
        }
        before = null;
        for (int i = 0; i < rows.size(); i += columns) {
            KeyCell cell = rows.get(i).keys().get(0);
            follows(before, cell, rows.get(i).line(), 1);
            before = cell;
        }
    }

    private void follows(@Nullable KeyCell before, KeyCell cell, long line, int column) {
        if (before instanceof KeyCell.Band last && cell instanceof KeyCell.Band band) {
            String after = last.to() == Long.MAX_VALUE ? "no band after one without an end" : last.text(last.to() + 1);
            if (last.to() == Long.MAX_VALUE || band.from() != last.to() + 1) {
                String fault = band.from() > last.to() ? " leaves a gap" : " overlaps the one before";
                problems.add(file, line, column, "band " + band + fault + ": expected it to start at " + after);
            }
        } else if (before instanceof KeyCell.Odds last
                && cell instanceof KeyCell.Odds odds
                && !last.ratio().isBelow(odds.ratio())) {
            problems.add(file, line, column, "odds " + odds + ": expected odds above " + last);
        } else if (before != null && before.equals(cell)) {
            problems.add(file, line, column, "'" + cell + "' a second time: expected it once");
        }
    }

    /** Rows side by side whose other keys are equal: the bands of this key go on from row to row. */
    void ofGroups(Grid grid, int key, int column) {
        List<KeyCell> others = List.of();
        KeyCell before = null;
        for (Grid.Row row : grid.rows()) {
            List<KeyCell> here = new ArrayList<>(row.keys());
            KeyCell cell = here.remove(key);
            if (!here.equals(others)) {
                before = null;
                others = here;
            }
            follows(before, cell, row.line(), column);
            before = cell;
        }
    }
}

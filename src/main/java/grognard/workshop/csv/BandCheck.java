package grognard.workshop.csv;

import grognard.workshop.folder.FolderProblems;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks that the bands of a key column, sorted upwards, follow each other without gap or overlap. */
public final class BandCheck {

    private final FolderProblems problems;
    private final String file;

    /** A cell of the key column with its place in the file. */
    private record PlacedCell(KeyCell cell, long line, int column) {}

    public BandCheck(FolderProblems problems, String file) {
        this.problems = problems;
        this.file = file;
    }

    /** Orders bands and odds by their lower end; other cells compare as equal and keep their order. */
    public static int compare(KeyCell one, KeyCell other) {
        if (one instanceof KeyCell.Band band && other instanceof KeyCell.Band more) {
            return Long.compare(band.from(), more.from());
        }
        if (one instanceof KeyCell.Odds odds && other instanceof KeyCell.Odds more) {
            return odds.ratio().isBelow(more.ratio()) ? -1 : more.ratio().isBelow(odds.ratio()) ? 1 : 0;
        }
        return 0;
    }

    /** Checks both keys of a file that crosses two: one in the header line, one in the first column. */
    public void checkCrossed(KeyedTable table, int columns, long headerLine) {
        List<KeyedTable.Row> rows = table.rows();
        List<PlacedCell> across = new ArrayList<>();
        for (int i = 0; i < Math.min(columns, rows.size()); i++) {
            across.add(new PlacedCell(rows.get(i).keys().get(1), headerLine, i + 2));
        }
        check(across);
        List<PlacedCell> down = new ArrayList<>();
        for (int i = 0; i < rows.size(); i += columns) {
            down.add(new PlacedCell(rows.get(i).keys().get(0), rows.get(i).line(), 1));
        }
        check(down);
    }

    /** Checks one key within each group of adjacent rows whose other keys are equal. */
    public void checkGroups(KeyedTable table, int key, int column) {
        List<KeyCell> others = List.of();
        List<PlacedCell> group = new ArrayList<>();
        for (KeyedTable.Row row : table.rows()) {
            List<KeyCell> here = new ArrayList<>(row.keys());
            KeyCell cell = here.remove(key);
            if (!here.equals(others)) {
                check(group);
                group.clear();
                others = here;
            }
            group.add(new PlacedCell(cell, row.line(), column));
        }
        check(group);
    }

    /** Sorts the cells and compares each with its predecessor. */
    private void check(List<PlacedCell> group) {
        List<PlacedCell> upwards = new ArrayList<>(group);
        upwards.sort((one, other) -> compare(one.cell, other.cell));
        PlacedCell before = null;
        for (PlacedCell placed : upwards) {
            follows(before == null ? null : before.cell, placed);
            before = placed;
        }
    }

    /**
     * Reports a band that does not start one unit above the end of its predecessor, and any other cell that is
     * repeated.
     */
    private void follows(@Nullable KeyCell before, PlacedCell placed) {
        KeyCell cell = placed.cell;
        String what = "";
        if (before instanceof KeyCell.Band last && cell instanceof KeyCell.Band band) {
            boolean ended = last.to() == Long.MAX_VALUE;
            if (ended || band.from() != last.to() + 1) {
                what = "band " + band + (!ended && band.from() > last.to() ? " leaves a gap" : " overlaps " + last)
                        + ": expected "
                        + (ended ? "no band above one without an end" : "it to start at " + last.text(last.to() + 1));
            }
        } else if (before != null && before.equals(cell)) {
            what = "'" + cell + "' a second time: expected it once";
        }
        if (!what.isEmpty()) {
            problems.add(file, placed.line, placed.column, what);
        }
    }
}

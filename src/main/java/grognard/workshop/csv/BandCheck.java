package grognard.workshop.csv;

import grognard.workshop.folder.FolderProblems;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds bands of a file against each other: from the lowest up, each goes on where the one below ended. */
public final class BandCheck {

    private final FolderProblems problems;
    private final String file;

    /** A band, or anything else that a key's cell can be, and where it stands. */
    private record Standing(KeyCell cell, long line, int column) {}

    public BandCheck(FolderProblems problems, String file) {
        this.problems = problems;
        this.file = file;
    }

    /** Bands and odds by what they begin at; other cells stay where they are. */
    public static int compare(KeyCell one, KeyCell other) {
        if (one instanceof KeyCell.Band band && other instanceof KeyCell.Band more) {
            return Long.compare(band.from(), more.from());
        }
        if (one instanceof KeyCell.Odds odds && other instanceof KeyCell.Odds more) {
            return odds.ratio().isBelow(more.ratio()) ? -1 : more.ratio().isBelow(odds.ratio()) ? 1 : 0;
        }
        return 0;
    }

    /** Both keys of a file that crosses two. */
    public void ofCross(KeyedTable table, int columns, long headerLine) {
        List<KeyedTable.Row> rows = table.rows();
        List<Standing> across = new ArrayList<>();
        for (int i = 0; i < Math.min(columns, rows.size()); i++) {
            across.add(new Standing(rows.get(i).keys().get(1), headerLine, i + 2));
        }
        check(across);
        List<Standing> down = new ArrayList<>();
        for (int i = 0; i < rows.size(); i += columns) {
            down.add(new Standing(rows.get(i).keys().get(0), rows.get(i).line(), 1));
        }
        check(down);
    }

    /** Rows side by side whose other keys are equal: the bands of this key leave no gap. */
    public void ofGroups(KeyedTable table, int key, int column) {
        List<KeyCell> others = List.of();
        List<Standing> group = new ArrayList<>();
        for (KeyedTable.Row row : table.rows()) {
            List<KeyCell> here = new ArrayList<>(row.keys());
            KeyCell cell = here.remove(key);
            if (!here.equals(others)) {
                check(group);
                group.clear();
                others = here;
            }
            group.add(new Standing(cell, row.line(), column));
        }
        check(group);
    }

    private void check(List<Standing> group) {
        List<Standing> upwards = new ArrayList<>(group);
        upwards.sort(new Upwards());
        Standing before = null;
        for (Standing standing : upwards) {
            follows(before == null ? null : before.cell, standing);
            before = standing;
        }
    }

    private static final class Upwards implements Comparator<Standing> {
        @Override
        public int compare(Standing one, Standing other) {
            return BandCheck.compare(one.cell, other.cell);
        }
    }

    private void follows(@Nullable KeyCell before, Standing standing) {
        KeyCell cell = standing.cell;
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
            problems.add(file, standing.line, standing.column, what);
        }
    }
}

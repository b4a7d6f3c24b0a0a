package grognard.workshop.reader;

import grognard.workshop.csv.BandCheck;
import grognard.workshop.csv.KeyCell;
import grognard.workshop.csv.KeyColumn;
import grognard.workshop.csv.KeyedTable;
import grognard.workshop.folder.FolderProblems;
import grognard.workshop.resolver.Shape;
import java.util.ArrayList;
import java.util.List;

/** Makes {@code from} and {@code to} of a table the key that they are, and holds its bands against each other. */
final class TableBands {

    private final FolderProblems problems;
    private final String file;
    private final int decimals;

    TableBands(FolderProblems problems, String file, int decimals) {
        this.problems = problems;
        this.file = file;
        this.decimals = decimals;
    }

    KeyedTable banded(KeyedTable grid, Shape shape) {
        List<String> header = grid.spec().header();
        boolean crossed = header.get(0).indexOf('/') > 0;
        if (!crossed && !header.contains("cell")) {
            problems.add(file, 1, 0, "no column cell: expected one, or a corner that crosses two keys");
        }
        if (header.contains("from") != header.contains("to")) {
            problems.add(file, 1, 0, "one of from and to: expected both or none");
        }
        if (crossed || shape == Shape.LOOK_UP || !header.contains("from") || !header.contains("to")) {
            return grid;
        }
        List<KeyColumn> keys = new ArrayList<>(grid.keys());
        keys.add(new KeyColumn("from", "roll", true, new KeyColumn.Numbers(null, null, decimals, false)));
        List<KeyedTable.Row> rows = new ArrayList<>();
        for (KeyedTable.Row row : grid.rows()) {
            Long from = row.value("from", Long.class);
            Long to = row.value("to", Long.class);
            long first = from == null ? Long.MIN_VALUE : from;
            long last = to == null ? Long.MAX_VALUE : to;
            if (last < first) {
                problems.add(
                        file,
                        row.line(),
                        header.indexOf("to") + 1,
                        "a band that ends before it starts: expected to at or above from");
            }
            List<KeyCell> cells = new ArrayList<>(row.keys());
            cells.add(from == null && to == null ? KeyCell.Any.CELL : new KeyCell.Band(first, last, decimals));
            rows.add(new KeyedTable.Row(row.line(), row.column(), cells, row.values()));
        }
        KeyedTable banded = new KeyedTable(grid.spec(), keys, rows);
        new BandCheck(problems, file).ofGroups(banded, keys.size() - 1, header.indexOf("from") + 1);
        return banded;
    }
}

package grognard.workshop.reader;

import grognard.table.Cell;
import grognard.workshop.csv.AllowedColumns;
import grognard.workshop.csv.CoverageCheck;
import grognard.workshop.csv.CsvCells;
import grognard.workshop.csv.KeyCell;
import grognard.workshop.csv.KeyedTable;
import grognard.workshop.folder.TomlSection;
import grognard.workshop.resolver.ResultRow;
import grognard.workshop.resolver.ResultsTable;
import grognard.workshop.resolver.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Reads the file that {@code results} names, and checks that every throw finds exactly one row in it. */
final class ResultsReader {

    private static final Cell<String> CODE = Cell.of(
            TomlSection.nameExpected(true),
            text -> TomlSection.isName(text, true) ? Optional.of(text) : Optional.empty());

    private final Shape shape;
    private final ResolverFiles files;
    private final String file;
    private final ResultRowReader rows;

    ResultsReader(Shape shape, ResolverFiles files, String file, RulesetNames names) {
        this.shape = shape;
        this.files = files;
        this.file = file;
        this.rows = new ResultRowReader(shape, files.problems(), file, names);
    }

    /** @param decimals decimal places of the number that {@code from} and {@code to} are about */
    Optional<ResultsTable> read(int decimals) {
        AllowedColumns columns = new AllowedColumns(files.keys(shape.numbers()), "")
                .with("from", CsvCells.bandEnd(decimals))
                .with("to", CsvCells.bandEnd(decimals))
                .with("code", CODE)
                .with("text", CsvCells.text())
                .with("passed", new PassedCell())
                .with("effects", CsvCells.text())
                .with("next", CsvCells.text())
                .with("rulings", CsvCells.text());
        Optional<KeyedTable> table = files.read(file, columns);
        if (table.isEmpty()) {
            return Optional.empty();
        }
        List<String> header = table.get().spec().header();
        if (!header.contains("code")) {
            problem(1, 0, "no column code: expected one, with the outcome of each row");
            return Optional.empty();
        }
        if (header.contains("from") != header.contains("to")) {
            problem(1, 0, "one of from and to: expected both or none");
            return Optional.empty();
        }
        int before = files.problems().count();
        List<ResultsTable.Group> groups = groups(table.get());
        for (ResultsTable.Group group : groups) {
            checkBands(group, header.indexOf("from") + 1, decimals);
        }
        if (files.problems().count() == before) {
            checkCoverage(table.get(), groups);
        }
        return files.problems().count() > before
                ? Optional.empty()
                : Optional.of(new ResultsTable(table.get(), groups, decimals, shape));
    }

    /** Groups adjacent rows with equal keys; within a group the bands of {@code from} and {@code to} decide. */
    private List<ResultsTable.Group> groups(KeyedTable table) {
        List<ResultsTable.Group> groups = new ArrayList<>();
        List<ResultRow> group = new ArrayList<>();
        KeyedTable.Row first = null;
        for (KeyedTable.Row row : table.rows()) {
            if (first != null && !first.keys().equals(row.keys())) {
                groups.add(new ResultsTable.Group(first, group));
                group = new ArrayList<>();
                first = null;
            }
            first = first == null ? row : first;
            group.add(rows.read(table, row));
        }
        if (first != null) {
            groups.add(new ResultsTable.Group(first, group));
        }
        return groups;
    }

    private void problem(long line, int column, String what) {
        files.problems().add(file, line, column, what);
    }

    /** Checks that the bands of a group are open at both ends and have no gap or overlap; rows may come in any order. */
    private void checkBands(ResultsTable.Group group, int column, int decimals) {
        KeyCell.Band shown = new KeyCell.Band(0, 0, decimals);
        long expected = Long.MIN_VALUE;
        boolean ended = false;
        List<ResultRow> upwards = new ArrayList<>(group.rows());
        upwards.sort(Comparator.comparingLong(ResultRow::from));
        for (ResultRow row : upwards) {
            if (ended) {
                problem(
                        row.line(),
                        column,
                        "a band above one without an end, with the same keys: expected none"
                                + (column == 0 ? " (or bands in from,to)" : ""));
            } else if (row.from() != expected) {
                String from = row.from() == Long.MIN_VALUE ? "an empty from" : "from " + shown.text(row.from());
                String fault = expected == Long.MIN_VALUE
                        ? " in the lowest band of its keys"
                        : row.from() > expected ? " leaves a gap" : " overlaps the band below";
                problem(
                        row.line(),
                        column,
                        from + fault + ": expected "
                                + (expected == Long.MIN_VALUE ? "an empty from" : "from " + shown.text(expected)));
            } else if (row.to() < row.from()) {
                problem(
                        row.line(),
                        column + 1,
                        "a band that ends before it starts: expected to " + shown.text(row.from()) + " or more");
            }
            ended = row.to() == Long.MAX_VALUE;
            expected = ended ? expected : Math.max(row.to(), row.from()) + 1;
        }
        if (!ended) {
            ResultRow last = upwards.get(upwards.size() - 1);
            problem(
                    last.line(),
                    column + 1,
                    "to " + shown.text(last.to()) + " in the highest band of its keys: expected an empty to (no end)");
        }
    }

    /** Checks that the last group has empty keys, or else that every combination of values finds some group. */
    private void checkCoverage(KeyedTable table, List<ResultsTable.Group> groups) {
        KeyedTable.Row last = groups.get(groups.size() - 1).first();
        if (last.fitsAnything()) {
            return;
        }
        new CoverageCheck(table.keys(), table.keyCells())
                .gap()
                .ifPresent(gap -> problem(
                        last.line(),
                        1,
                        "no row for " + gap
                                + ": expected a last row, or rows, with empty keys, or one for every combination"));
    }

    /** Cells of the column {@code passed}: not {@link Cell#code}, since the cell may be empty. */
    private static final class PassedCell implements Cell<String> {
        @Override
        public Optional<String> read(String text) {
            return text.isEmpty() || codes().contains(text) ? Optional.of(text) : Optional.empty();
        }

        @Override
        public String expected() {
            return "yes, no, or nothing";
        }

        @Override
        public List<String> codes() {
            return List.of("yes", "no");
        }
    }
}

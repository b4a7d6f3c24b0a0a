package grognard.workshop.reader;

import grognard.toml.TomlTable;
import grognard.workshop.csv.AllowedColumns;
import grognard.workshop.csv.BandCheck;
import grognard.workshop.csv.CoverageCheck;
import grognard.workshop.csv.CsvCells;
import grognard.workshop.csv.KeyCell;
import grognard.workshop.csv.KeyColumn;
import grognard.workshop.csv.KeyType;
import grognard.workshop.csv.KeyedTable;
import grognard.workshop.folder.TomlSection;
import grognard.workshop.resolver.CellTable;
import grognard.workshop.resolver.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the file that {@code table} names: the cells of a chart, an odds table or a look-up. */
final class CellTableReader {

    private final TomlSection section;
    private final Shape shape;
    private final ResolverFiles files;
    private final int decimals;

    /** @param decimals decimal places of the dice, and so of the bands of {@code from} and {@code to} */
    CellTableReader(TomlSection section, Shape shape, ResolverFiles files, int decimals) {
        this.section = section;
        this.shape = shape;
        this.files = files;
        this.decimals = decimals;
    }

    /** The table; empty if the key or the file is missing, or if something is wrong with the file's columns. */
    Optional<CellTable> read() {
        Optional<String> named = section.requiredCsv("table");
        if (named.isEmpty()) {
            return Optional.empty();
        }
        String file = named.get();
        List<String> numbers = new ArrayList<>(shape.numbers());
        numbers.remove("cell");
        numbers.remove("number");
        AllowedColumns columns = new AllowedColumns(files.keys(numbers), "cell").with("cell", CsvCells.text());
        if (shape != Shape.LOOK_UP) {
            columns.with("from", CsvCells.bandEnd(decimals)).with("to", CsvCells.bandEnd(decimals));
        }
        Optional<KeyedTable> read = files.read(file, columns);
        if (read.isEmpty()) {
            return Optional.empty();
        }
        KeyedTable table = withBands(file, read.get());
        if (shape == Shape.ODDS && table.indexOf("odds") < 0) {
            files.problems().add(file, 1, 1, "no column odds: expected one, with 1:2 and the like");
            return Optional.empty();
        }
        String shifted = shape == Shape.CHART ? "strength" : shape == Shape.ODDS ? "odds" : "";
        return Optional.of(new CellTable(table, shifted, more(table)));
    }

    /** Turns the columns {@code from} and {@code to} into a key on {@code roll}, and checks that its bands leave no gap. */
    private KeyedTable withBands(String file, KeyedTable table) {
        List<String> header = table.spec().header();
        boolean crossed = header.get(0).indexOf('/') > 0;
        if (!crossed && !header.contains("cell")) {
            files.problems().add(file, 1, 0, "no column cell: expected one, or a corner that crosses two keys");
        }
        if (header.contains("from") != header.contains("to")) {
            files.problems().add(file, 1, 0, "one of from and to: expected both or none");
        }
        if (crossed || shape == Shape.LOOK_UP || !header.contains("from") || !header.contains("to")) {
            return table;
        }
        List<KeyColumn> keys = new ArrayList<>(table.keys());
        keys.add(new KeyColumn("from", "roll", true, new KeyType.Numbers(null, null, decimals, false)));
        List<KeyedTable.Row> rows = new ArrayList<>();
        for (KeyedTable.Row row : table.rows()) {
            List<KeyCell> cells = new ArrayList<>(row.keys());
            cells.add(band(file, row, header.indexOf("to") + 1));
            rows.add(new KeyedTable.Row(row.line(), row.column(), cells, row.values()));
        }
        KeyedTable banded = new KeyedTable(table.spec(), keys, rows);
        new BandCheck(files.problems(), file).checkGroups(banded, keys.size() - 1, header.indexOf("from") + 1);
        return banded;
    }

    /** The band of a row; an empty {@code from} and {@code to} fit any roll. */
    private KeyCell band(String file, KeyedTable.Row row, int toColumn) {
        Long from = row.value("from", Long.class);
        Long to = row.value("to", Long.class);
        if (from == null && to == null) {
            return KeyCell.Any.CELL;
        }
        long first = from == null ? Long.MIN_VALUE : from;
        long last = to == null ? Long.MAX_VALUE : to;
        if (last < first) {
            files.problems()
                    .add(file, row.line(), toColumn, "a band that ends before it starts: expected to at or above from");
        }
        return new KeyCell.Band(first, last, decimals);
    }

    /** The cells that need one more die, with the face that makes their number 1: {@code more = { "1*" = 4 }}. */
    private Map<String, Integer> more(KeyedTable table) {
        Map<String, Integer> more = new LinkedHashMap<>();
        Optional<TomlSection> cells = section.has("more") ? section.section("more") : Optional.empty();
        if (cells.isPresent()) {
            cells.get().only(cells(table));
            for (TomlTable.Entry entry : cells.get().entries()) {
                cells.get().whole(entry.key(), entry.value(), 1, 999).ifPresent(n -> more.put(entry.key(), n));
            }
        }
        return more;
    }

    /** All distinct cells of the table, with {@link CellTable#NOTHING} if a look-up can find none. */
    static List<String> cells(KeyedTable table) {
        Set<String> cells = new LinkedHashSet<>();
        boolean empty = new CoverageCheck(table.keys(), table.keyCells()).gap().isPresent();
        for (KeyedTable.Row row : table.rows()) {
            String cell = row.value("cell", String.class);
            if (cell == null || cell.isEmpty()) {
                empty = true;
            } else {
                cells.add(cell);
            }
        }
        if (empty) {
            cells.add(CellTable.NOTHING);
        }
        return List.copyOf(cells);
    }
}

package grognard.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A row of a file of comma-separated values, by the names in its header. */
public final class Cells {

    private final Map<String, Integer> columns;
    private final List<String> cells;
    private final long line;

    private Cells(Map<String, Integer> columns, List<String> cells, long line) {
        this.columns = columns;
        this.cells = cells;
        this.line = line;
    }

    /** The rows of a text, its header the first of them. */
    public static List<Cells> read(String file, String text) {
        List<Cells> rows = new ArrayList<>();
        Map<String, Integer> columns = new HashMap<>();
        try {
            for (CsvRow row : Csv.table(text)) {
                List<String> cells = new ArrayList<>();
                for (String cell : row.fields()) {
                    cells.add(FormulaGuard.remove(cell.strip()));
                }
                if (columns.isEmpty()) {
                    for (String name : cells) {
                        columns.putIfAbsent(name, columns.size());
                    }
                }
                rows.add(new Cells(columns, cells, row.line()));
            }
        } catch (BadCsv e) {
            throw new BadTable(List.of(new Problem(file, rows.size() + 1L, 1, "this is not readable as CSV")));
        }
        return rows;
    }

    /** A row that was never in a file: columns and cells in turn, those that are not named empty. */
    public static Cells of(String... columnsAndCells) {
        Map<String, Integer> columns = new HashMap<>();
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < columnsAndCells.length; i += 2) {
            columns.put(columnsAndCells[i], cells.size());
            cells.add(columnsAndCells[i + 1]);
        }
        return new Cells(columns, cells, 0);
    }

    /** The cell of that column; empty if there is none. */
    public String get(String column) {
        Integer at = columns.get(column);
        return at == null || at >= cells.size() ? "" : cells.get(at);
    }

    public List<String> all() {
        return cells;
    }

    public long line() {
        return line;
    }
}

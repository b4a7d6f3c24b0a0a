package grognard.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A row of a CSV file whose cells are found by the names in the header. Unlike a {@link Table} it has no spec: cells are text. */
public final class NamedRow {

    private final Map<String, Integer> columns;
    private final List<String> cells;
    private final long line;

    private NamedRow(Map<String, Integer> columns, List<String> cells, long line) {
        this.columns = columns;
        this.cells = cells;
        this.line = line;
    }

    /** Reads all rows of a file; the header is the first of them. Cells are stripped of blanks. */
    public static List<NamedRow> read(String file, String text) {
        List<NamedRow> rows = new ArrayList<>();
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
                rows.add(new NamedRow(columns, cells, row.line()));
            }
        } catch (BadCsv e) {
            throw new BadTable(List.of(new Problem(file, rows.size() + 1L, 1, "this is not readable as CSV")));
        }
        return rows;
    }

    /** Makes a row that is in no file, from alternating column names and cells. */
    public static NamedRow of(String... columnsAndCells) {
        Map<String, Integer> columns = new HashMap<>();
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < columnsAndCells.length; i += 2) {
            columns.put(columnsAndCells[i], cells.size());
            cells.add(columnsAndCells[i + 1]);
        }
        return new NamedRow(columns, cells, 0);
    }

    /** The cell of a column; the empty text if the header or the row does not have it. */
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

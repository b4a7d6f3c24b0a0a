package grognard.game;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import grognard.table.BadTable;
import grognard.table.Csv;
import grognard.table.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A row of a file of comma-separated values, by the names in its header. */
final class Cells {

    private final Map<String, Integer> columns;
    private final List<String> cells;
    private final long line;

    private Cells(Map<String, Integer> columns, List<String> cells, long line) {
        this.columns = columns;
        this.cells = cells;
        this.line = line;
    }

    /** The rows of a text below its header. */
    static List<Cells> read(String file, String text) {
        List<Cells> rows = new ArrayList<>();
        Map<String, Integer> columns = new HashMap<>();
        try (CsvReader<CsvRecord> csv = Csv.table(text)) {
            for (CsvRecord record : csv) {
                List<String> cells = new ArrayList<>();
                for (String cell : record.getFields()) {
                    cells.add(cell.strip());
                }
                if (columns.isEmpty()) {
                    for (String name : cells) {
                        columns.putIfAbsent(name, columns.size());
                    }
                }
                rows.add(new Cells(columns, cells, record.getStartingLineNumber()));
            }
        } catch (CsvParseException e) {
            throw new BadTable(List.of(new Problem(file, rows.size() + 1L, 1, "this is not readable as CSV")));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text in memory has no I/O to fail
        }
        return rows;
    }

    /** The cell of that column; empty if there is none. */
    String get(String column) {
        Integer at = columns.get(column);
        return at == null || at >= cells.size() ? "" : cells.get(at);
    }

    List<String> all() {
        return cells;
    }

    long line() {
        return line;
    }
}

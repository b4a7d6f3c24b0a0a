package grognard.workshop.csv;

import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.input.Utf8;
import grognard.table.BadCsv;
import grognard.table.BadTable;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Csv;
import grognard.table.CsvRow;
import grognard.table.Pack;
import grognard.table.Row;
import grognard.table.TableReader;
import grognard.table.TableSpec;
import grognard.workshop.folder.FolderProblems;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a CSV file of a folder. The header decides which columns it has, so this class reads the header first, builds a
 * {@link TableSpec} from it and leaves the rows to {@link TableReader}, like those of any other table.
 */
public final class KeyedTableReader {

    private final Pack folder;
    private final FolderProblems problems;
    private final String file;
    private final AllowedColumns columns;
    private long headerLine = 1;

    private KeyedTableReader(Pack folder, FolderProblems problems, String file, AllowedColumns columns) {
        this.folder = folder;
        this.problems = problems;
        this.file = file;
        this.columns = columns;
    }

    /** Reads the file; empty if anything is wrong with it, which is added to the problems. */
    public static Optional<KeyedTable> read(Pack folder, FolderProblems problems, String file, AllowedColumns columns) {
        KeyedTableReader reader = new KeyedTableReader(folder, problems, file, columns);
        int before = problems.count();
        try {
            Optional<KeyedTable> table = reader.read();
            return problems.count() > before ? Optional.empty() : table;
        } catch (BadTable e) {
            problems.add(e);
            return Optional.empty();
        }
    }

    /** Decides by the corner of the header whether the file crosses two keys. */
    private Optional<KeyedTable> read() {
        Optional<byte[]> bytes = folder.file(file);
        if (bytes.isEmpty()) {
            problems.add(
                    file, "the file is missing: expected it in the folder" + Nearest.hint(file, folder.fileNames()));
            return Optional.empty();
        }
        List<String> header = header(bytes.get());
        String corner = header.isEmpty() ? "" : header.get(0);
        if (corner.indexOf('/') > 0 && !columns.crossed().isEmpty()) {
            return crossed(corner, header);
        }
        return plain(header);
    }

    /** The fields of the first record that is no comment; none if the file is no CSV, which {@link TableReader} will report. */
    private List<String> header(byte[] bytes) {
        try {
            for (CsvRow row : Csv.table(Utf8.withoutMark(new String(bytes, StandardCharsets.UTF_8)))) {
                if (!row.fields().get(0).startsWith("#")) {
                    headerLine = row.line();
                    return row.fields().stream().map(String::strip).toList();
                }
            }
        } catch (BadCsv e) {
            return List.of();
        }
        return List.of();
    }

    /** A spec without columns. It is fixed, since a pack of tables must not replace a file of the folder. */
    private TableSpec spec() {
        String name = file.substring(0, file.length() - ".csv".length());
        String words = name.replace('-', ' ');
        String title = words.isEmpty() ? file : Character.toUpperCase(words.charAt(0)) + words.substring(1);
        return TableSpec.named(name, title).fixed();
    }

    /** Reads a file with one column for each key. */
    private Optional<KeyedTable> plain(List<String> header) {
        TableSpec spec = spec();
        List<KeyColumn> keys = new ArrayList<>();
        Map<KeyColumn, Column<KeyCell>> keyColumns = new LinkedHashMap<>();
        Map<String, Column<?>> others = new LinkedHashMap<>();
        Set<String> seen = new HashSet<>();
        boolean valid = true;
        for (int i = 0; i < header.size(); i++) {
            String name = header.get(i);
            Optional<KeyColumn> key = columns.key(name);
            Cell<?> cell = columns.fixed().get(name);
            if (!seen.add(name)) {
                valid = false;
                problems.add(file, headerLine, i + 1, "header " + name + ": expected each column once");
            } else if (key.isPresent()) {
                Column<KeyCell> column = Column.of(name, key.get().type());
                keys.add(key.get());
                keyColumns.put(key.get(), column);
                spec.value(column);
            } else if (cell != null) {
                Column<?> column = Column.of(name, cell);
                others.put(name, column);
                spec.value(column);
            } else {
                valid = false;
                List<String> all = new ArrayList<>(columns.keys().names());
                all.addAll(columns.fixed().keySet());
                unknown(name, i + 1, all);
            }
        }
        if (header.isEmpty()) {
            // Any expected column does: TableReader then reports an empty or unreadable file.
            spec.value(Column.text(columns.fixed().keySet().iterator().next()));
        }
        return valid ? rows(spec, keys, keyColumns, others) : Optional.empty();
    }

    /** Reports a name in the header that is none of those allowed there. */
    private void unknown(String name, int column, List<String> all) {
        String what = "header " + SafeText.shortened(name) + ": " + FolderProblems.oneOf(name, all);
        problems.add(file, headerLine, column, what);
    }

    /** Reads the rows below a header whose columns are known. */
    private Optional<KeyedTable> rows(
            TableSpec spec,
            List<KeyColumn> keys,
            Map<KeyColumn, Column<KeyCell>> keyColumns,
            Map<String, Column<?>> others) {
        List<KeyedTable.Row> rows = new ArrayList<>();
        for (Row row : TableReader.read(spec, folder).rows()) {
            List<KeyCell> cells = new ArrayList<>();
            for (Column<KeyCell> column : keyColumns.values()) {
                cells.add(row.get(column));
            }
            Map<String, Object> values = new HashMap<>();
            for (Map.Entry<String, Column<?>> other : others.entrySet()) {
                values.put(other.getKey(), row.get(other.getValue()));
            }
            rows.add(new KeyedTable.Row(row.line(), 0, cells, values));
        }
        return Optional.of(new KeyedTable(spec, keys, withEqualDecimals(keys.size(), rows)));
    }

    /** Reads a file whose corner {@code ROWS/COLUMNS} names two keys: each cell becomes a row with both. */
    private Optional<KeyedTable> crossed(String corner, List<String> header) {
        int slash = corner.indexOf('/');
        Optional<KeyColumn> down = crossKey(corner.substring(0, slash));
        Optional<KeyColumn> across = crossKey(corner.substring(slash + 1));
        if (down.isEmpty() || across.isEmpty()) {
            return Optional.empty();
        }
        TableSpec spec = spec();
        Column<KeyCell> first = Column.of(corner, down.get().type());
        spec.value(first);
        List<KeyCell> headings = new ArrayList<>();
        List<Column<?>> cells = new ArrayList<>();
        Cell<?> cell = columns.fixed().get(columns.crossed());
        if (cell == null) {
            throw new IllegalStateException("no column " + columns.crossed());
        }
        Set<String> seen = new HashSet<>(List.of(corner));
        for (int i = 1; i < header.size(); i++) {
            Optional<KeyCell> heading = header.get(i).isEmpty()
                    ? Optional.empty()
                    : across.get().type().read(header.get(i));
            if (heading.isEmpty() || !seen.add(header.get(i))) {
                problems.add(
                        file,
                        headerLine,
                        i + 1,
                        "header " + SafeText.shortened(header.get(i)) + ": expected "
                                + (heading.isEmpty() ? across.get().type().expected() : "each column once")
                                + Nearest.hint(
                                        header.get(i), across.get().type().codes()));
                return Optional.empty();
            }
            headings.add(heading.get());
            Column<?> column = Column.of(header.get(i), cell);
            cells.add(column);
            spec.value(column);
        }
        List<KeyedTable.Row> rows = new ArrayList<>();
        for (Row row : TableReader.read(spec, folder).rows()) {
            for (int i = 0; i < headings.size(); i++) {
                Map<String, Object> value = Map.of(columns.crossed(), row.get(cells.get(i)));
                rows.add(new KeyedTable.Row(row.line(), i + 2, List.of(row.get(first), headings.get(i)), value));
            }
        }
        KeyedTable table = new KeyedTable(spec, List.of(down.get(), across.get()), withEqualDecimals(2, rows));
        new BandCheck(problems, file).checkCrossed(table, headings.size(), headerLine);
        return Optional.of(table);
    }

    /** The key that one half of the corner names; empty, and a problem, if there is none. */
    private Optional<KeyColumn> crossKey(String name) {
        Optional<KeyColumn> key = columns.keys().named(name);
        if (key.isEmpty()) {
            unknown(name, 1, columns.keys().names());
        }
        return key;
    }

    /** Converts all bands of a column to the most decimal places that any of them has, so that they can be compared. */
    private static List<KeyedTable.Row> withEqualDecimals(int keys, List<KeyedTable.Row> rows) {
        int[] finest = new int[keys];
        boolean finer = false;
        for (KeyedTable.Row row : rows) {
            for (int i = 0; i < keys; i++) {
                if (row.keys().get(i) instanceof KeyCell.Band band) {
                    finest[i] = Math.max(finest[i], band.decimals());
                    finer |= band.decimals() > 0;
                }
            }
        }
        if (!finer) {
            return rows;
        }
        List<KeyedTable.Row> same = new ArrayList<>();
        for (KeyedTable.Row row : rows) {
            List<KeyCell> cells = new ArrayList<>();
            for (int i = 0; i < keys; i++) {
                cells.add(
                        row.keys().get(i) instanceof KeyCell.Band band
                                ? band.in(finest[i])
                                : row.keys().get(i));
            }
            same.add(new KeyedTable.Row(row.line(), row.column(), cells, row.values()));
        }
        return same;
    }
}

package grognard.workshop;

import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.table.BadCsv;
import grognard.table.BadTable;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Csv;
import grognard.table.CsvRow;
import grognard.table.Pack;
import grognard.table.Row;
import grognard.table.Table;
import grognard.table.TableReader;
import grognard.table.TableSpec;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a CSV file of the folder: its header says what its columns are, and the loader of all tables reads the rest. */
final class GridReader {

    private final Pack folder;
    private final FolderProblems problems;
    private final String file;
    private final Columns columns;
    private long headerLine = 1;

    private GridReader(Pack folder, FolderProblems problems, String file, Columns columns) {
        this.folder = folder;
        this.problems = problems;
        this.file = file;
        this.columns = columns;
    }

    /** The file's rows, unless something is wrong with it. */
    static Optional<Grid> read(Pack folder, FolderProblems problems, String file, Columns columns) {
        GridReader reader = new GridReader(folder, problems, file, columns);
        int before = problems.count();
        try {
            Optional<Grid> grid = reader.read();
            return problems.count() > before ? Optional.empty() : grid;
        } catch (BadTable e) {
            problems.add(e);
            return Optional.empty();
        }
    }

    private Optional<Grid> read() {
        Optional<byte[]> bytes = folder.file(file);
        if (bytes.isEmpty()) {
            problems.add(file, "the file is missing: expected it in the folder" + near());
            return Optional.empty();
        }
        List<String> header = header(bytes.get());
        String corner = header.isEmpty() ? "" : header.get(0);
        if (corner.indexOf('/') > 0 && !columns.crossed().isEmpty()) {
            return crossed(corner, header);
        }
        return plain(header);
    }

    private String near() {
        return folder instanceof Listed listed ? Nearest.hint(file, listed.files()) : "";
    }

    /** The first record that is no comment; empty where the loader will have to complain. */
    private List<String> header(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        List<String> header = new ArrayList<>();
        try {
            for (CsvRow row : Csv.table(text.startsWith("\uFEFF") ? text.substring(1) : text)) {
                if (!row.fields().get(0).startsWith("#")) {
                    headerLine = row.line();
                    for (String field : row.fields()) {
                        header.add(field.strip());
                    }
                    return header;
                }
            }
        } catch (BadCsv e) {
            return header;
        }
        return header;
    }

    private TableSpec spec() {
        String name = file.substring(0, file.length() - ".csv".length());
        String words = name.replace('-', ' ');
        String title = words.isEmpty() ? file : Character.toUpperCase(words.charAt(0)) + words.substring(1);
        return TableSpec.named(name, title).fixed();
    }

    private Optional<Grid> plain(List<String> header) {
        TableSpec spec = spec();
        List<KeyColumn> keys = new ArrayList<>();
        Map<KeyColumn, Column<KeyCell>> keyColumns = new LinkedHashMap<>();
        Map<String, Column<?>> others = new LinkedHashMap<>();
        for (int i = 0; i < header.size(); i++) {
            String name = header.get(i);
            Optional<KeyColumn> key = columns.key(name);
            Cell<?> cell = columns.fixed().get(name);
            if (header.indexOf(name) < i) {
                problems.add(file, headerLine, i + 1, "header " + name + ": expected each column once");
            } else if (key.isPresent()) {
                Column<KeyCell> column = Column.of(name, key.get().range());
                keys.add(key.get());
                keyColumns.put(key.get(), column);
                spec.value(column);
            } else if (cell != null) {
                Column<?> column = Column.of(name, cell);
                others.put(name, column);
                spec.value(column);
            } else {
                unknown(name, i + 1);
            }
        }
        if (header.isEmpty()) {
            spec.value(Column.text(columns.fixed().keySet().iterator().next())); // the loader will say what is wrong
        }
        return problemsOf(header) ? Optional.empty() : rows(spec, keys, keyColumns, others);
    }

    private boolean problemsOf(List<String> header) {
        boolean some = false;
        for (String name : header) {
            some |= columns.key(name).isEmpty() && !columns.fixed().containsKey(name);
            some |= header.indexOf(name) != header.lastIndexOf(name);
        }
        return some;
    }

    private void unknown(String name, int column) {
        List<String> all = new ArrayList<>(columns.keys().names());
        all.addAll(columns.fixed().keySet());
        problems.add(
                file,
                headerLine,
                column,
                "header " + SafeText.shortened(name) + ": " + FolderProblems.oneOf(all) + Nearest.hint(name, all));
    }

    private Optional<Grid> rows(
            TableSpec spec,
            List<KeyColumn> keys,
            Map<KeyColumn, Column<KeyCell>> keyColumns,
            Map<String, Column<?>> others) {
        Table table = TableReader.read(spec, folder);
        List<Grid.Row> rows = new ArrayList<>();
        for (Row row : table.rows()) {
            List<KeyCell> cells = new ArrayList<>();
            for (Column<KeyCell> column : keyColumns.values()) {
                cells.add(row.get(column));
            }
            Map<String, Object> values = new HashMap<>();
            for (Map.Entry<String, Column<?>> other : others.entrySet()) {
                values.put(other.getKey(), row.get(other.getValue()));
            }
            rows.add(new Grid.Row(row.line(), 0, cells, values));
        }
        return Optional.of(new Grid(spec, keys, sameSteps(keys.size(), rows)));
    }

    /** A file whose corner names two keys: its rows are the one's, its columns the other's. */
    private Optional<Grid> crossed(String corner, List<String> header) {
        int slash = corner.indexOf('/');
        Optional<KeyColumn> down = crossKey(corner.substring(0, slash));
        Optional<KeyColumn> across = crossKey(corner.substring(slash + 1));
        if (down.isEmpty() || across.isEmpty()) {
            return Optional.empty();
        }
        TableSpec spec = spec();
        Column<KeyCell> first = Column.of(corner, down.get().range());
        spec.value(first);
        List<KeyCell> heads = new ArrayList<>();
        List<Column<?>> cells = new ArrayList<>();
        Cell<?> cell = columns.fixed().get(columns.crossed());
        if (cell == null) {
            throw new IllegalStateException("no column " + columns.crossed());
        }
        for (int i = 1; i < header.size(); i++) {
            Optional<KeyCell> head = header.get(i).isEmpty()
                    ? Optional.empty()
                    : across.get().range().read(header.get(i));
            if (head.isEmpty() || header.indexOf(header.get(i)) < i) {
                problems.add(
                        file,
                        headerLine,
                        i + 1,
                        "header " + SafeText.shortened(header.get(i)) + ": expected "
                                + (head.isEmpty() ? across.get().range().expected() : "each column once")
                                + Nearest.hint(
                                        header.get(i), across.get().range().codes()));
                return Optional.empty();
            }
            heads.add(head.get());
            Column<?> column = Column.of(header.get(i), cell);
            cells.add(column);
            spec.value(column);
        }
        List<Grid.Row> rows = new ArrayList<>();
        for (Row row : TableReader.read(spec, folder).rows()) {
            for (int i = 0; i < heads.size(); i++) {
                Map<String, Object> value = Map.of(columns.crossed(), row.get(cells.get(i)));
                rows.add(new Grid.Row(row.line(), i + 2, List.of(row.get(first), heads.get(i)), value));
            }
        }
        Grid grid = new Grid(spec, List.of(down.get(), across.get()), sameSteps(2, rows));
        new Bands(problems, file).ofCross(grid, heads.size(), headerLine);
        return Optional.of(grid);
    }

    private Optional<KeyColumn> crossKey(String name) {
        Optional<KeyColumn> key = columns.keys().named(name);
        if (key.isEmpty()) {
            List<String> names = columns.keys().names();
            problems.add(
                    file,
                    headerLine,
                    1,
                    "header " + SafeText.shortened(name) + ": " + FolderProblems.oneOf(names)
                            + Nearest.hint(name, names));
        }
        return key;
    }

    /** All bands of a column are counted in the steps of its finest. */
    private static List<Grid.Row> sameSteps(int keys, List<Grid.Row> rows) {
        int[] finest = new int[keys];
        boolean finer = false;
        for (Grid.Row row : rows) {
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
        List<Grid.Row> same = new ArrayList<>();
        for (Grid.Row row : rows) {
            List<KeyCell> cells = new ArrayList<>();
            for (int i = 0; i < keys; i++) {
                cells.add(
                        row.keys().get(i) instanceof KeyCell.Band band
                                ? band.in(finest[i])
                                : row.keys().get(i));
            }
            same.add(new Grid.Row(row.line(), row.column(), cells, row.values()));
        }
        return same;
    }
}

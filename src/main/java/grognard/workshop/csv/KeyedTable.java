package grognard.workshop.csv;

import grognard.table.TableSpec;
import grognard.workshop.value.PlayState;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a CSV file with key columns. A look-up takes the first row whose keys all fit.
 *
 * @param spec the file's columns, by which it was loaded and is shown by {@code tables}
 */
public record KeyedTable(TableSpec spec, List<KeyColumn> keys, List<Row> rows) {

    /**
     * A row, or one cell of a file that crosses two keys.
     *
     * @param column for a file that crosses two keys the number of the cell's field, otherwise 0
     * @param values the cells of the other columns, by column name
     */
    public record Row(long line, int column, List<KeyCell> keys, Map<String, Object> values) {

        /** Whether all keys are empty, so that the row fits anything. */
        public boolean fitsAnything() {
            return keys.stream().allMatch(key -> key instanceof KeyCell.Any);
        }

        /** The cell of that column if it is of that type; null for an empty cell or a column that the file does not have. */
        @SuppressWarnings("TypeParameterUnusedInFormals") // the class is the witness
        public <T> @Nullable T value(String column, Class<T> type) {
            Object value = values.get(column);
            return type.isInstance(value) ? type.cast(value) : null;
        }
    }

    public KeyedTable {
        keys = List.copyOf(keys);
        rows = List.copyOf(rows);
    }

    public String file() {
        return spec.file();
    }

    /** The first row that fits; null if none does. */
    @Nullable
    public Row first(PlayState state) {
        for (Row row : rows) {
            if (fits(row, state)) {
                return row;
            }
        }
        return null;
    }

    public boolean fits(Row row, PlayState state) {
        return fits(row, state, "");
    }

    /** Whether all keys fit; the shape's number {@code leftOut} is not looked at. */
    public boolean fits(Row row, PlayState state, String leftOut) {
        for (int i = 0; i < keys.size(); i++) {
            KeyColumn key = keys.get(i);
            if (!(key.isNumber() && key.subject().equals(leftOut))
                    && !row.keys.get(i).fits(key.value(state))) {
                return false;
            }
        }
        return true;
    }

    /** The index among the keys of a number of the shape; -1 if it is no key here. */
    public int indexOf(String number) {
        for (int i = 0; i < keys.size(); i++) {
            if (keys.get(i).isNumber() && keys.get(i).subject().equals(number)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether the option, by its full name, is among the keys. */
    public boolean hasKey(String option) {
        return keys.stream().anyMatch(key -> !key.isNumber() && key.subject().equals(option));
    }

    /** The key cells of each row, for {@link CoverageCheck}. */
    public List<List<KeyCell>> keyCells() {
        return rows.stream().map(row -> row.keys).toList();
    }
}

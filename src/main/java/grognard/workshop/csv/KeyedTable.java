package grognard.workshop.csv;

import grognard.table.TableSpec;
import grognard.workshop.value.PlayState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a file, each found by its keys; the first that fits counts.
 *
 * @param spec the file as the loader of tables reads it, and as it is shown
 */
public record KeyedTable(TableSpec spec, List<KeyColumn> keys, List<Row> rows) {

    /**
     * A row, or a cell of a file that crosses two keys.
     *
     * @param column the field that it stands in, for a file that crosses two keys; otherwise 0
     * @param values what the other columns say, by their names
     */
    public record Row(long line, int column, List<KeyCell> keys, Map<String, Object> values) {

        public boolean isForAll() {
            for (KeyCell key : keys) {
                if (!(key instanceof KeyCell.Any)) {
                    return false;
                }
            }
            return true;
        }

        @SuppressWarnings("TypeParameterUnusedInFormals") // the column's own cell has read it
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

    /** The first row that fits, if one does. */
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

    /** Whether all keys fit but the one that is left out. */
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

    /** Where that number is among the keys; -1 if it is not. */
    public int indexOf(String number) {
        for (int i = 0; i < keys.size(); i++) {
            if (keys.get(i).isNumber() && keys.get(i).subject().equals(number)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether that option is among the keys. */
    public boolean asks(String option) {
        for (KeyColumn key : keys) {
            if (!key.isNumber() && key.subject().equals(option)) {
                return true;
            }
        }
        return false;
    }

    /** The keys of the rows, for who wants to know whether all is covered. */
    public List<List<KeyCell>> keyCells() {
        List<List<KeyCell>> cells = new ArrayList<>();
        for (Row row : rows) {
            cells.add(row.keys);
        }
        return cells;
    }
}

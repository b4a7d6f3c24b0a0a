package grognard.workshop.csv;

import grognard.table.Cell;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The columns that a CSV file may have: keys, by which rows are found, and fixed ones with a meaning of their own. */
public final class AllowedColumns {

    /** Resolves a column's name to a key. */
    public interface Keys {
        Optional<KeyColumn> named(String column);

        /** All names that a key can have in this file, for error messages. */
        List<String> names();
    }

    private final Keys keys;
    private final Map<String, Cell<?>> fixed = new LinkedHashMap<>();
    private final String crossed;

    /**
     * @param crossed the fixed column that the cells belong to if the file crosses two keys ({@code ROWS/COLUMNS} in its
     *     corner); empty if it must not
     */
    public AllowedColumns(Keys keys, String crossed) {
        this.keys = keys;
        this.crossed = crossed;
    }

    /** Adds a fixed column. Its name takes precedence over an option of the same name. */
    public AllowedColumns with(String name, Cell<?> cell) {
        fixed.put(name, cell);
        return this;
    }

    public Optional<KeyColumn> key(String name) {
        return fixed.containsKey(name) ? Optional.empty() : keys.named(name);
    }

    public Keys keys() {
        return keys;
    }

    public Map<String, Cell<?>> fixed() {
        return fixed;
    }

    public String crossed() {
        return crossed;
    }
}

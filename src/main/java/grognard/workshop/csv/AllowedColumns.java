package grognard.workshop.csv;

import grognard.table.Cell;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The columns that a CSV file may have: keys, by which rows are found, and fixed ones with a meaning of their own. */
public final class AllowedColumns {

    /**
     * The keys that a file may have.
     *
     * @param finder finds the key of a column; empty if the column is none
     * @param names all names that a key can have in this file, for error messages
     */
    public record Keys(Function<String, Optional<KeyColumn>> finder, List<String> names) {
        Optional<KeyColumn> named(String column) {
            return finder.apply(column);
        }
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

    Optional<KeyColumn> key(String name) {
        return fixed.containsKey(name) ? Optional.empty() : keys.named(name);
    }

    Keys keys() {
        return keys;
    }

    Map<String, Cell<?>> fixed() {
        return fixed;
    }

    String crossed() {
        return crossed;
    }
}

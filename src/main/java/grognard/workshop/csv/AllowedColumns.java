package grognard.workshop.csv;

import grognard.table.Cell;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What columns a file may have. */
public final class AllowedColumns {

    /** Finds the key that a column's name means. */
    public interface Keys {
        Optional<KeyColumn> named(String column);

        /** All names that a key can have here. */
        List<String> names();
    }

    private final Keys keys;
    private final Map<String, Cell<?>> fixed = new LinkedHashMap<>();
    private final String crossed;

    /**
     * @param crossed the column that the cells of a file that crosses two keys are; empty where none may
     */
    public AllowedColumns(Keys keys, String crossed) {
        this.keys = keys;
        this.crossed = crossed;
    }

    /** A column that is no key: its name wins over an option's. */
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

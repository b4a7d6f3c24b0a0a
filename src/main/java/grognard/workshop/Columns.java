package grognard.workshop;

import grognard.table.Cell;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What columns a file may have. */
final class Columns {

    /** Finds the key that a column's name means. */
    interface Keys {
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
    Columns(Keys keys, String crossed) {
        this.keys = keys;
        this.crossed = crossed;
    }

    /** A column that is no key: its name wins over an option's. */
    Columns with(String name, Cell<?> cell) {
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

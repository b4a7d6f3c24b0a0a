package grognard.rules;

import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * A table that gives each of an enum's constants a whole number: modifiers, limits, what a die must show. Every constant
 * must have its row.
 */
public final class KeyedNumbers<E extends Enum<E>> {

    private final Column<Integer> value = Column.whole("value", -999, 999);
    private final TableSpec spec;

    /** @param key what the constants are, the name of the first column */
    public KeyedNumbers(String name, String title, String key, Class<E> keys) {
        List<String> words = new ArrayList<>();
        for (E constant : keys.getEnumConstants()) {
            words.add(constant.toString());
        }
        spec = TableSpec.named(name, title)
                .everyKey(Column.of(key, Cell.code(words)))
                .value(value);
    }

    public TableSpec spec() {
        return spec;
    }

    public int of(E key, Tables tables) {
        return tables.get(spec).row(key).get(value);
    }
}

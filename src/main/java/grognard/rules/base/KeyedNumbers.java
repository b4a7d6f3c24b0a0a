package grognard.rules.base;

import grognard.rules.Premises;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * A table that gives each of an enum's constants a whole number, or several: modifiers, limits, what a die must show.
 * Every constant must have its row.
 */
public final class KeyedNumbers<E extends Enum<E> & Keyword> {

    private final List<Column<Integer>> columns;
    private final TableSpec spec;

    /** @param key what the constants are, the name of the first column */
    public KeyedNumbers(String name, String title, String key, Class<E> keys) {
        this(name, title, key, keys, List.of("value"));
    }

    /** @param names what the numbers of a row are, the names of the other columns */
    public KeyedNumbers(String name, String title, String key, Class<E> keys, List<String> names) {
        columns = new ArrayList<>();
        spec = TableSpec.named(name, title).everyKey(Column.code(key, keys.getEnumConstants()));
        for (String column : names) {
            columns.add(Column.whole(column, -999, 999));
            spec.value(columns.get(columns.size() - 1));
        }
    }

    public TableSpec spec() {
        return spec;
    }

    /** The constant's number, in the first column if there are several. */
    public int of(E key, Premises premises) {
        return premises.table(spec).row(key).get(columns.get(0));
    }

    int number(Keyword key, Premises premises) {
        return premises.table(spec).row((Enum<?>) key).get(columns.get(0));
    }

    /** The constant's number in the column of that name. */
    public int of(E key, String name, Premises premises) {
        for (Column<Integer> column : columns) {
            if (column.name().equals(name)) {
                return premises.table(spec).row(key).get(column);
            }
        }
        throw new IllegalArgumentException(spec + " has no column " + name);
    }
}

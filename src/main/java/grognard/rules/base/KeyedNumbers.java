package grognard.rules.base;

import grognard.rules.ResolverInput;
import grognard.rules.Tables;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.TableSource;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * Table with one or more whole numbers for each constant of an enum: modifiers, limits, the number a die must show. Every
 * constant must have a row.
 */
public final class KeyedNumbers<E extends Enum<E> & Keyword> implements TableSource {

    private final List<Column<Integer>> columns;
    private final TableSpec spec;

    /** @param key name of the first column, which holds the constants */
    public KeyedNumbers(String name, String title, String key, Class<E> keys) {
        this(name, title, key, keys, List.of("value"));
    }

    /** @param names names of the other columns, which hold the numbers */
    public KeyedNumbers(String name, String title, String key, Class<E> keys, List<String> names) {
        columns = new ArrayList<>();
        spec = TableSpec.named(name, title).everyKey(Column.code(key, keys.getEnumConstants()));
        for (String column : names) {
            columns.add(Column.whole(column, -999, 999));
            spec.value(columns.get(columns.size() - 1));
        }
    }

    @Override
    public TableSpec spec() {
        return spec;
    }

    /** The number of a constant, in the first column of numbers. */
    public int of(E key, ResolverInput inputs) {
        return inputs.table(spec).row(key).get(columns.get(0));
    }

    /** The number of a constant, for callers without a situation. */
    public int of(E key, Tables tables) {
        return tables.get(spec).row(key).get(columns.get(0));
    }

    /** The number of a constant whose enum the caller does not know; see {@link TableNumber}. */
    int number(Keyword key, ResolverInput inputs) {
        return inputs.table(spec).row((Enum<?>) key).get(columns.get(0));
    }

    /** The number of a constant in the named column. */
    public int of(E key, String name, ResolverInput inputs) {
        return inputs.table(spec).row(key).get(column(name));
    }

    /** The number of a constant in the named column, for callers without a situation. */
    public int of(E key, String name, Tables tables) {
        return tables.get(spec).row(key).get(column(name));
    }

    private Column<Integer> column(String name) {
        for (Column<Integer> column : columns) {
            if (column.name().equals(name)) {
                return column;
            }
        }
        throw new IllegalArgumentException(spec + " has no column " + name);
    }
}

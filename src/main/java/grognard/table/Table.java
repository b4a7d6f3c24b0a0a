package grognard.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A table that was read and checked: every look-up has at most one answer. */
public final class Table {

    private final TableSpec spec;
    private final List<Row> rows;

    /** The rows by their first key, since odds look up thousands of rows; empty if the first part of the index is a band. */
    private final Map<Object, List<Row>> byFirstKey = new HashMap<>();

    /** Cache of the rows found by an enum's constants, since every line of a batch asks for the same few. */
    private @Nullable ByConstant byConstant;

    private record ByConstant(Class<?> type, @Nullable Row[] rows) {}

    Table(TableSpec spec, List<Row> rows) {
        this.spec = spec;
        this.rows = List.copyOf(rows);
        if (!spec.index().isEmpty() && spec.index().get(0) instanceof Index.Key) {
            for (Row row : rows) {
                Object key = row.index().get(0);
                if (!byFirstKey.containsKey(key)) {
                    byFirstKey.put(key, new ArrayList<>());
                }
                byFirstKey.get(key).add(row);
            }
        }
    }

    public TableSpec spec() {
        return spec;
    }

    public List<Row> rows() {
        return rows;
    }

    /** Whether both tables have the same rows in any order, cells compared by {@link Cell#plain}. */
    public boolean hasTheCellsOf(Table other) {
        return contents().equals(other.contents());
    }

    /** All rows as normalised, sorted texts: equal for tables with the same cells. */
    public List<String> contents() {
        List<String> all = new ArrayList<>(rows.size());
        for (Row row : rows) {
            StringBuilder cells = new StringBuilder();
            for (String text : row.texts()) {
                cells.append(Cell.plain(text)).append('\n');
            }
            all.add(cells.toString());
        }
        all.sort(Comparator.naturalOrder());
        return all;
    }

    /**
     * Finds the row for these index values, in the order of the index: for a key its text or a {@link Keyword}; for a band a
     * number in it.
     */
    public Optional<Row> find(Object... index) {
        Object[] wanted = converted(index);
        List<Row> among =
                byFirstKey.isEmpty() || wanted.length == 0 ? rows : byFirstKey.getOrDefault(wanted[0], List.of());
        for (int i = 0; i < among.size(); i++) {
            Row row = among.get(i);
            if (row.fits(wanted)) {
                return Optional.of(row);
            }
        }
        return Optional.empty();
    }

    /** Converts index values to what {@link Row#fits} compares. */
    private Object[] converted(Object[] index) {
        Object[] held = new Object[index.length];
        for (int i = 0; i < index.length; i++) {
            held[i] = spec.index().get(i) instanceof Index.Band band
                    ? (Object) NumberBand.inSteps(index[i], band.decimals())
                    : Keyword.text(index[i]);
        }
        return held;
    }

    /** Whether some row has that key in that key column. */
    public boolean hasKey(Column<String> column, String key) {
        if (!byFirstKey.isEmpty()
                && spec.index().get(0) instanceof Index.Key first
                && first.column().equals(column)) {
            return byFirstKey.containsKey(key);
        }
        for (Row row : rows) {
            if (row.key(column).equals(key)) {
                return true;
            }
        }
        return false;
    }

    /** The row of an enum constant's word, in a table with a single key. */
    @SuppressWarnings("EnumOrdinal") // the ordinal only indexes the cache of rows found by the word
    public Row row(Enum<?> key) {
        ByConstant known = byConstant;
        if (known == null || !known.type.equals(key.getDeclaringClass())) {
            known = new ByConstant(key.getDeclaringClass(), new @Nullable Row[rows.size()]);
            byConstant = known;
        }
        int at = key.ordinal();
        Row row = at < known.rows.length ? known.rows[at] : null;
        if (row == null) {
            row = row((Object) key);
            if (at < known.rows.length) {
                known.rows[at] = row;
            }
        }
        return row;
    }

    /** The row of a key, in a table with a single key. */
    public Row row(Object key) {
        List<Row> found = spec.index().size() == 1 ? byFirstKey.get(Keyword.text(key)) : null;
        return found == null ? row(new Object[] {key}) : found.get(0);
    }

    /**
     * As {@link #find}, where the table's spec guarantees a row.
     *
     * @throws IllegalArgumentException if there is none, which is a programming error
     */
    public Row row(Object... index) {
        Optional<Row> row = find(index);
        if (row.isEmpty()) {
            throw new IllegalArgumentException(spec + " has no row for " + Arrays.toString(index));
        }
        return row.get();
    }
}

package grognard.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A table that was read and found whole. */
public final class Table {

    private final TableSpec spec;
    private final List<Row> rows;

    /** The rows by their first key, so that odds can look a thousand numbers up; empty if they have none. */
    private final Map<Object, List<Row>> byFirstKey = new HashMap<>();

    /** The rows that were found by constants of an enum, since every line of a batch asks for the same few. */
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

    /** Whether both hold the same rows in whatever order, each cell the same text or the same number. */
    public boolean hasTheCellsOf(Table other) {
        return cells(this).equals(cells(other));
    }

    /** All rows as texts, in an order of their own: the same for every table that has the same cells. */
    public List<String> contents() {
        return cells(this);
    }

    private static List<String> cells(Table table) {
        List<String> all = new ArrayList<>(table.rows.size());
        for (Row row : table.rows) {
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
     * The row for these index values, in the index's order: a key by its text or as a {@link Keyword}, a band by a
     * number in it.
     */
    public Optional<Row> find(Object... index) {
        Object[] wanted = asHeld(index);
        List<Row> among =
                byFirstKey.isEmpty() || wanted.length == 0 ? rows : byFirstKey.getOrDefault(wanted[0], List.of());
        for (int i = 0; i < among.size(); i++) {
            Row row = among.get(i);
            if (row.answers(wanted)) {
                return Optional.of(row);
            }
        }
        return Optional.empty();
    }

    /** The values as the rows hold them: keys as text, numbers counted in steps. */
    private Object[] asHeld(Object[] index) {
        Object[] held = new Object[index.length];
        for (int i = 0; i < index.length; i++) {
            held[i] = spec.index().get(i) instanceof Index.Band band
                    ? (Object) Span.inSteps(index[i], band.decimals())
                    : Keyword.text(index[i]);
        }
        return held;
    }

    /** Whether some row has that key in that column. */
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

    /** The row of that constant's word, where the table is found by nothing else. */
    @SuppressWarnings("EnumOrdinal") // only to find again what was found by its word
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

    /** The row of that key, where the table is found by nothing else. */
    public Row row(Object key) {
        List<Row> found = spec.index().size() == 1 ? byFirstKey.get(Keyword.text(key)) : null;
        return found == null ? row(new Object[] {key}) : found.get(0);
    }

    /** The row for these index values, which the table's shape guarantees to be there. */
    public Row row(Object... index) {
        Optional<Row> row = find(index);
        if (row.isEmpty()) {
            throw new IllegalArgumentException(spec + " has no row for " + Arrays.toString(index));
        }
        return row.get();
    }
}

package grognard.table;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A table that was read and found whole. */
public final class Table {

    private final TableSpec spec;
    private final List<Row> rows;

    Table(TableSpec spec, List<Row> rows) {
        this.spec = spec;
        this.rows = List.copyOf(rows);
    }

    public TableSpec spec() {
        return spec;
    }

    public List<Row> rows() {
        return rows;
    }

    /**
     * The row for these index values, in the index's order: a key by its text (an enum constant's {@code toString} will
     * do), a band by a number in it.
     */
    public Optional<Row> find(Object... index) {
        Object[] wanted = index.clone();
        for (int i = 0; i < wanted.length; i++) {
            if (wanted[i] instanceof Enum<?> constant) {
                wanted[i] = constant.toString(); // once, and not again for every row
            }
        }
        for (Row row : rows) {
            if (row.answers(wanted)) {
                return Optional.of(row);
            }
        }
        return Optional.empty();
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

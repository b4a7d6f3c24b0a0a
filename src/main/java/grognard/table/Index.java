package grognard.table;

import java.util.List;

/** One part of a table's index: a key that must be equal, or a band that a number must lie in. */
public sealed interface Index {

    /** The header names of this part: one for a key, two for a band. */
    List<String> columns();

    /**
     * A key.
     *
     * @param complete whether the table must have a row for every code that the column allows
     */
    record Key(Column<String> column, boolean complete) implements Index {
        @Override
        public List<String> columns() {
            return List.of(column.name());
        }
    }

    /**
     * A band of numbers, both ends included. Each band starts one unit above the end of the previous one.
     *
     * @param decimals decimal places of the unit: 0 for 1, 3 for 0.001
     * @param openBelow whether the first band has an empty {@code from}; otherwise it starts at 0
     * @param openAbove whether the last band has an empty {@code to}; otherwise larger numbers are not in the table
     */
    record Band(String from, String to, int decimals, boolean openBelow, boolean openAbove) implements Index {
        @Override
        public List<String> columns() {
            return List.of(from, to);
        }
    }
}

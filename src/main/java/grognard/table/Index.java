package grognard.table;

import java.util.List;

/** How the rows of a table are found: by a key that must be equal, or by a band that the number must lie in. */
public sealed interface Index {

    /** The columns that this part of the index is written in. */
    List<String> columns();

    /**
     * A key.
     *
     * @param complete whether every code that the column allows must occur
     */
    record Key(Column<String> column, boolean complete) implements Index {
        @Override
        public List<String> columns() {
            return List.of(column.name());
        }
    }

    /**
     * A band of numbers, both ends included; the next band starts one step above the last.
     *
     * @param decimals of the smallest difference between two numbers: 0 for steps of 1, 3 for 0.001
     * @param openBelow whether the first band has no start, its {@code from} cell empty; otherwise it starts at 0
     * @param openAbove whether the last band has no end, its {@code to} cell empty; otherwise larger numbers are simply
     *     not in the table
     */
    record Band(String from, String to, int decimals, boolean openBelow, boolean openAbove) implements Index {
        @Override
        public List<String> columns() {
            return List.of(from, to);
        }
    }
}

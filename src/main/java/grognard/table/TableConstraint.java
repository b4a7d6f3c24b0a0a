package grognard.table;

import java.util.List;

/** A constraint on the rows of a table that no single cell can show, such as an ascending column. */
@FunctionalInterface
public interface TableConstraint {

    /** Reports each row that violates the constraint. It is called only if all cells could be parsed. */
    void check(List<Row> rows, Violations violations);

    /** Receives the violations. */
    @FunctionalInterface
    interface Violations {
        /**
         * Reports one cell.
         *
         * @param what the violation in words, with what was expected
         */
        void at(Row row, Column<?> column, String what);
    }
}

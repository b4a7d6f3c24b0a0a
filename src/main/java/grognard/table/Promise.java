package grognard.table;

import java.util.List;

/** A constraint on the rows of a table that no single cell can show, such as an ascending column. */
@FunctionalInterface
public interface Promise {

    /** Reports each row that violates the constraint. It is called only if all cells could be parsed. */
    void check(List<Row> rows, Complaint complain);

    /** Receives the violations. */
    @FunctionalInterface
    interface Complaint {
        /**
         * Reports one cell.
         *
         * @param what the violation in words, with what was expected
         */
        void at(Row row, Column<?> column, String what);
    }
}

package grognard.table;

import java.util.List;

/** Something that the rows of a table keep to and that no single cell can show: that they ascend, say. */
@FunctionalInterface
public interface Promise {

    /** Complains about each row that breaks it; every cell is known to be readable. */
    void check(List<Row> rows, Complaint complain);

    /** Where a broken promise goes. */
    @FunctionalInterface
    interface Complaint {
        /**
         * Names the cell.
         *
         * @param what what is wrong and what was expected
         */
        void at(Row row, Column<?> column, String what);
    }
}

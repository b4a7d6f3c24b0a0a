package grognard.table;

/** Finds tables by their spec: those of a pack that is in force. */
@FunctionalInterface
public interface TableLookup {

    /** The table, read and checked. */
    Table get(TableSpec spec);
}

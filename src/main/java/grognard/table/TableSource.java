package grognard.table;

/** Anything that is read from one table: its spec, or an object that knows the spec. */
public interface TableSource {

    TableSpec spec();
}

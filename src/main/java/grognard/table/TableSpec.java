package grognard.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The columns of a table: its name, the index by which rows are found, and the value columns. The header must match exactly. */
public final class TableSpec implements TableSource {

    private final String name;
    private final String title;
    private final List<Index> index = new ArrayList<>();
    private final List<Column<?>> values = new ArrayList<>();
    private final List<TableConstraint> constraints = new ArrayList<>();
    private Optional<TableSpec> twin = Optional.empty();
    private final Map<String, String> meanings = new HashMap<>();
    private boolean fixed;

    private TableSpec(String name, String title) {
        this.name = name;
        this.title = title;
    }

    /**
     * Starts a spec without columns.
     *
     * @param name the file's name without {@code .csv}
     * @param title the heading on the rules page
     */
    public static TableSpec named(String name, String title) {
        return new TableSpec(name, title);
    }

    /** Adds a key to the index; the table need not have all codes of the column. */
    public TableSpec key(Column<String> column) {
        index.add(new Index.Key(column, false));
        return this;
    }

    /** Adds a key to the index; the table must have a row for each code of the column. */
    public TableSpec everyKey(Column<String> column) {
        index.add(new Index.Key(column, true));
        return this;
    }

    /** Adds a band of whole numbers to the index; the first and last bands are open. */
    public TableSpec openBand(String from, String to) {
        index.add(new Index.Band(from, to, 0, true, true));
        return this;
    }

    /** Adds a band of whole numbers to the index, from 0 to the end of the last band. */
    public TableSpec band(String from, String to) {
        index.add(new Index.Band(from, to, 0, false, false));
        return this;
    }

    /** Adds a band of whole numbers to the index, from 0 on; the last band is open. */
    public TableSpec bandUpwards(String from, String to) {
        index.add(new Index.Band(from, to, 0, false, true));
        return this;
    }

    /** Adds a band of thousandths to the index; the first and last bands are open. */
    public TableSpec thousandths(String from, String to) {
        index.add(new Index.Band(from, to, 3, true, true));
        return this;
    }

    /** Adds value columns, in their order. */
    public TableSpec values(Column<?>... columns) {
        for (Column<?> column : columns) {
            value(column);
        }
        return this;
    }

    /** Adds a value column. */
    public TableSpec value(Column<?> column) {
        values.add(column);
        return this;
    }

    /** Adds a constraint on the rows that no single cell can show. */
    public TableSpec constraint(TableConstraint constraint) {
        constraints.add(constraint);
        return this;
    }

    /** Demands that the first column has the same keys as the first column of another table of the same pack. */
    public TableSpec sameKeysAs(TableSpec other) {
        twin = Optional.of(other);
        return this;
    }

    /** Excludes the table from packs: it holds the rulebook's own text, which players' tables do not change. */
    public TableSpec fixed() {
        fixed = true;
        return this;
    }

    /** Explains a column to a player who writes a pack. */
    public TableSpec meaning(String column, String words) {
        meanings.put(column, words);
        return this;
    }

    /** The title and an explanation of each column, for a player who writes a pack. */
    public List<String> explained() {
        List<String> lines = new ArrayList<>();
        lines.add(title + ".");
        for (Index part : index) {
            if (part instanceof Index.Band band) {
                lines.add(explained(band));
            } else if (part instanceof Index.Key key) {
                lines.add(explained(key.column()));
            }
        }
        for (Column<?> column : values) {
            lines.add(explained(column));
        }
        return lines;
    }

    private String explained(Column<?> column) {
        String meaning = meanings.getOrDefault(column.name(), "");
        return column.name() + ": " + (meaning.isEmpty() ? "" : meaning + "; ")
                + column.cell().expected();
    }

    private String explained(Index.Band band) {
        String meaning = meanings.getOrDefault(band.from(), "");
        return band.from() + " and " + band.to() + ": " + (meaning.isEmpty() ? "" : meaning + "; ")
                + "a band of numbers, both included, that goes on " + NumberBand.text(1, band.decimals())
                + " above the one before; the first " + band.from()
                + (band.openBelow() ? " is empty" : " is 0")
                + (band.openAbove() ? ", the last " + band.to() + " is empty" : "");
    }

    @Override
    public TableSpec spec() {
        return this;
    }

    public boolean isFixed() {
        return fixed;
    }

    /** The table whose first column must hold the same keys, if there is one. */
    public Optional<TableSpec> twin() {
        return twin;
    }

    public String name() {
        return name;
    }

    public String title() {
        return title;
    }

    public String file() {
        return name + ".csv";
    }

    List<Index> index() {
        return index;
    }

    /** The value columns, which follow the columns of the index in the header. */
    public List<Column<?>> values() {
        return values;
    }

    List<TableConstraint> constraints() {
        return constraints;
    }

    /** The fields of the header line. */
    public List<String> header() {
        List<String> header = new ArrayList<>();
        for (Index part : index) {
            header.addAll(part.columns());
        }
        for (Column<?> column : values) {
            header.add(column.name());
        }
        return List.copyOf(header);
    }

    @Override
    public String toString() {
        return file();
    }
}

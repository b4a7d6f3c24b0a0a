package grognard.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The shape of a table: its name, how rows are found, and what else a row holds. The header is exactly this. */
public final class TableSpec {

    private final String name;
    private final String title;
    private final List<Index> index = new ArrayList<>();
    private final List<Column<?>> values = new ArrayList<>();
    private final List<Promise> promises = new ArrayList<>();
    private Optional<TableSpec> twin = Optional.empty();
    private final Map<String, String> meanings = new HashMap<>();
    private boolean fixed;

    private TableSpec(String name, String title) {
        this.name = name;
        this.title = title;
    }

    /**
     * A table without columns yet.
     *
     * @param name the file's name without {@code .csv}
     * @param title what the table is, for the reader of the rules page
     */
    public static TableSpec named(String name, String title) {
        return new TableSpec(name, title);
    }

    /** Rows are found by this key; only what the table lists can be looked up. */
    public TableSpec key(Column<String> column) {
        index.add(new Index.Key(column, false));
        return this;
    }

    /** Rows are found by this key, and each code it allows must be in the table. */
    public TableSpec everyKey(Column<String> column) {
        index.add(new Index.Key(column, true));
        return this;
    }

    /** Rows are found by a whole number in a band; the first and last bands are open. */
    public TableSpec openBand(String from, String to) {
        index.add(new Index.Band(from, to, 0, true, true));
        return this;
    }

    /** Rows are found by a whole number in a band, from 0 to the end of the last band. */
    public TableSpec band(String from, String to) {
        index.add(new Index.Band(from, to, 0, false, false));
        return this;
    }

    /** Rows are found by a whole number in a band, from 0 on without end. */
    public TableSpec bandUpwards(String from, String to) {
        index.add(new Index.Band(from, to, 0, false, true));
        return this;
    }

    /** Rows are found by a number in thousandths; the first and last bands are open. */
    public TableSpec thousandths(String from, String to) {
        index.add(new Index.Band(from, to, 3, true, true));
        return this;
    }

    /** A column that the row answers with. */
    public TableSpec value(Column<?> column) {
        values.add(column);
        return this;
    }

    /** Its rows must keep this. */
    public TableSpec promise(Promise promise) {
        promises.add(promise);
        return this;
    }

    /** Its first column must hold the same keys as the first column of that table of the same pack. */
    public TableSpec sameKeysAs(TableSpec other) {
        twin = Optional.of(other);
        return this;
    }

    /** It holds what the rulebook's text itself says: it is no part of a pack, and no player's tables change it. */
    public TableSpec fixed() {
        fixed = true;
        return this;
    }

    /** What a column means, for the player who fills it in. */
    public TableSpec meaning(String column, String words) {
        meanings.put(column, words);
        return this;
    }

    /** What the table and its columns are, for the player who fills them in: a line each. */
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
                + "a band of numbers, both included, that goes on " + Span.text(1, band.decimals())
                + " above the one before; the first " + band.from()
                + (band.openBelow() ? " is empty" : " is 0")
                + (band.openAbove() ? ", the last " + band.to() + " is empty" : "");
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

    /** The columns that a row answers with, after those that it is found by. */
    public List<Column<?>> values() {
        return values;
    }

    List<Promise> promises() {
        return promises;
    }

    /** The header line, field by field. */
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

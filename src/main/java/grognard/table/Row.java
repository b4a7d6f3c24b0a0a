package grognard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A row of a checked table. */
public final class Row {

    private final TableSpec spec;
    private final List<Object> index;
    private final Object[] values;
    private final List<String> texts;
    private final long line;
    private @Nullable List<String> bands;

    /**
     * @param index for each part of the index its key, a {@code String}, or its {@link NumberBand}
     * @param values the parsed cells of the value columns
     * @param texts all cells as written
     * @param line the line in the file, from 1
     */
    Row(TableSpec spec, List<Object> index, Object[] values, List<String> texts, long line) {
        this.spec = spec;
        this.index = index;
        this.values = values;
        this.texts = List.copyOf(texts);
        this.line = line;
    }

    /** The line of the file in which the row starts, from 1. */
    public long line() {
        return line;
    }

    /** The parsed cell of a value column. */
    @SuppressWarnings("unchecked") // the value was parsed by the cell type of this very column
    public <T> T get(Column<T> column) {
        List<Column<?>> columns = spec.values();
        for (int i = 0; i < values.length; i++) {
            if (columns.get(i).equals(column)) {
                return (T) values[i];
            }
        }
        throw new IllegalArgumentException(spec + " has no value column " + column.name());
    }

    /** The cell of a key column. */
    public String key(Column<String> column) {
        for (int i = 0; i < index.size(); i++) {
            if (spec.index().get(i) instanceof Index.Key key && key.column().equals(column)) {
                return (String) index.get(i);
            }
        }
        throw new IllegalArgumentException(spec + " has no key column " + column.name());
    }

    /** The cells as written in the file, in the order of the header. */
    public List<String> texts() {
        return texts;
    }

    List<Object> index() {
        return index;
    }

    /** Whether the row fits these index values: keys as text, numbers as a {@code Long} in units of their band. */
    boolean fits(Object[] wanted) {
        for (int i = 0; i < wanted.length; i++) {
            Object part = index.get(i);
            boolean fits = part instanceof NumberBand band ? band.holds((Long) wanted[i]) : part.equals(wanted[i]);
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    /** The row's first band as text, for the working: {@code 26..70}. */
    public Optional<String> band() {
        List<String> all = bands();
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(0));
    }

    /** All bands of the row as text, in the order of the index. */
    public List<String> bands() {
        List<String> known = bands;
        if (known == null) {
            List<String> written = new ArrayList<>(1);
            for (Object part : index) {
                if (part instanceof NumberBand) {
                    written.add(part.toString());
                }
            }
            known = List.copyOf(written);
            bands = known;
        }
        return known;
    }
}

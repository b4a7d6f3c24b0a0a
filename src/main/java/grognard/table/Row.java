package grognard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One row of a checked table. */
public final class Row {

    private final TableSpec spec;
    private final List<Object> index;
    private final Object[] values;
    private final List<String> texts;
    private final long line;
    private @Nullable List<String> bands;

    /**
     * @param index for each part of the index a key (String) or a {@link Span}
     * @param values for each value column what its cell means
     * @param texts the cells as written
     * @param line where the row stands in its file
     */
    Row(TableSpec spec, List<Object> index, Object[] values, List<String> texts, long line) {
        this.spec = spec;
        this.index = index;
        this.values = values;
        this.texts = List.copyOf(texts);
        this.line = line;
    }

    /** The line of the file that it starts in, from 1. */
    public long line() {
        return line;
    }

    /** The meaning of a value column's cell. */
    @SuppressWarnings("unchecked") // the reader stored what this very column's cell type read
    public <T> T get(Column<T> column) {
        List<Column<?>> columns = spec.values();
        for (int i = 0; i < values.length; i++) {
            if (columns.get(i).equals(column)) {
                return (T) values[i];
            }
        }
        throw new IllegalArgumentException(spec + " has no value column " + column.name());
    }

    /** The key in that column. */
    public String key(Column<String> column) {
        for (int i = 0; i < index.size(); i++) {
            if (spec.index().get(i) instanceof Index.Key key && key.column().equals(column)) {
                return (String) index.get(i);
            }
        }
        throw new IllegalArgumentException(spec + " has no key column " + column.name());
    }

    /** The cells as written in the file, in the header's order. */
    public List<String> texts() {
        return texts;
    }

    List<Object> index() {
        return index;
    }

    /** Whether it is the row for these keys, as text, and numbers, counted in steps. */
    boolean answers(Object[] wanted) {
        for (int i = 0; i < wanted.length; i++) {
            Object part = index.get(i);
            boolean fits = part instanceof Span span ? span.holds((Long) wanted[i]) : part.equals(wanted[i]);
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    /** The band that the number lies in, as written, e.g. for the working: {@code 26..70}; the first where it has two. */
    public Optional<String> band() {
        List<String> all = bands();
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(0));
    }

    /** All its bands in the index's order. */
    public List<String> bands() {
        List<String> known = bands;
        if (known == null) {
            List<String> written = new ArrayList<>(1);
            for (Object part : index) {
                if (part instanceof Span) {
                    written.add(part.toString());
                }
            }
            known = List.copyOf(written);
            bands = known;
        }
        return known;
    }
}

package grognard.table;

import java.util.Iterator;

/** CSV as all of our files have it. */
public final class Csv {

    private Csv() {}

    /** The records of a text, empty lines left out; records of any length, since it is for us to name the wrong ones. */
    public static Iterable<CsvRow> records(String text) {
        return read(text, false);
    }

    /** The same of a table, where lines that begin with {@code #} are comments. */
    public static Iterable<CsvRow> table(String text) {
        return read(text, true);
    }

    /**
     * Where nothing is quoted, a record is a line and its commas, and needs no library: starting that one up would
     * take a one-shot run longer than to resolve its line.
     */
    private static Iterable<CsvRow> read(String text, boolean comments) {
        boolean plain = text.indexOf('"') < 0 && text.indexOf('\r') < 0;
        return plain ? new Plain(text, comments) : new Quoted(text, comments);
    }

    private record Plain(String text, boolean comments) implements Iterable<CsvRow> {
        @Override
        public Iterator<CsvRow> iterator() {
            return new PlainCsv(text, comments);
        }
    }

    private record Quoted(String text, boolean comments) implements Iterable<CsvRow> {
        @Override
        public Iterator<CsvRow> iterator() {
            return new QuotedCsv(text, comments);
        }
    }
}

package grognard.table;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** Reads CSV in which nothing is quoted and lines end as on Unix; the same records as {@link QuotedCsv} would find. */
final class PlainCsv implements Iterator<CsvRow> {

    private final String text;
    private final boolean comments;
    private int at;
    private long line = 1;

    PlainCsv(String text, boolean comments) {
        this.text = text;
        this.comments = comments;
        skip();
    }

    @Override
    public boolean hasNext() {
        return at < text.length();
    }

    @Override
    public CsvRow next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        List<String> fields = new ArrayList<>();
        int end = end();
        int from = at;
        for (int comma = text.indexOf(',', from); comma >= 0 && comma < end; comma = text.indexOf(',', from)) {
            fields.add(text.substring(from, comma));
            from = comma + 1;
        }
        fields.add(text.substring(from, end));
        CsvRow row = new CsvRow(line, fields);
        pass(end);
        skip();
        return row;
    }

    /** Empty lines, and comments. */
    private void skip() {
        while (hasNext()) {
            int end = end();
            if (end > at && !(comments && text.charAt(at) == '#')) {
                return;
            }
            pass(end);
        }
    }

    /** Where the line ends that begins here. */
    private int end() {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end;
    }

    private void pass(int end) {
        at = end + 1;
        line++;
    }
}

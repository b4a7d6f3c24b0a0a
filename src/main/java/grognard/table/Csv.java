package grognard.table;

import de.siegmar.fastcsv.reader.CommentStrategy;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.util.Iterator;

/**
 * Parses CSV text with FastCSV, with the same settings for every file of the program. Empty lines are skipped. Records
 * may have any number of fields: the callers know the header and report the wrong ones with line and column.
 */
public final class Csv {

    private Csv() {}

    /** Parses records in which a leading {@code #} has no meaning. */
    public static Iterable<CsvRow> records(String text) {
        return () -> new Rows(text, CommentStrategy.NONE);
    }

    /** Parses the records of a table file, where lines that begin with {@code #} are comments. */
    public static Iterable<CsvRow> table(String text) {
        return () -> new Rows(text, CommentStrategy.SKIP);
    }

    /** Translates FastCSV's records, and its exception into {@link BadCsv}, so that no caller depends on the library. */
    private static final class Rows implements Iterator<CsvRow> {

        private final Iterator<CsvRecord> records;

        Rows(String text, CommentStrategy comments) {
            records = CsvReader.builder()
                    .skipEmptyLines(true)
                    .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                    .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                    .commentStrategy(comments)
                    .ofCsvRecord(text)
                    .iterator();
        }

        @Override
        public boolean hasNext() {
            try {
                return records.hasNext();
            } catch (CsvParseException e) {
                throw new BadCsv(e);
            }
        }

        @Override
        public CsvRow next() {
            try {
                CsvRecord row = records.next();
                return new CsvRow(row.getStartingLineNumber(), row.getFields());
            } catch (CsvParseException e) {
                throw new BadCsv(e);
            }
        }
    }
}

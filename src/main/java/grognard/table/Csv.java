package grognard.table;

import de.siegmar.fastcsv.reader.CommentStrategy;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;

/** CSV as all of our files have it. */
public final class Csv {

    private Csv() {}

    /** The records of a text, empty lines left out; records of any length, since it is for us to name the wrong ones. */
    public static CsvReader<CsvRecord> records(String text) {
        return reader().ofCsvRecord(text);
    }

    /** The same of a table, where lines that begin with {@code #} are comments. */
    public static CsvReader<CsvRecord> table(String text) {
        return reader().commentStrategy(CommentStrategy.SKIP).ofCsvRecord(text);
    }

    private static CsvReader.CsvReaderBuilder reader() {
        return CsvReader.builder()
                .skipEmptyLines(true)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE);
    }
}

package grognard.table;

import de.siegmar.fastcsv.reader.CommentStrategy;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.util.Iterator;

/** Reads any CSV. */
final class QuotedCsv implements Iterator<CsvRow> {

    private final Iterator<CsvRecord> records;

    QuotedCsv(String text, boolean comments) {
        records = CsvReader.builder()
                .skipEmptyLines(true)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                .commentStrategy(comments ? CommentStrategy.SKIP : CommentStrategy.NONE)
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

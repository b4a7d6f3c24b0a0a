package grognard.batch;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of a spreadsheet (CSV) in chunks of the rows that have arrived. The CSV reader gets one line at a time
 * and asks for another only within a row, so it alone decides where a row ends, however the bytes arrive. A row of
 * several lines has the number of its first. A quote that is never closed ends the batch, since all that follows it
 * could be part of one cell.
 */
public final class RowSource implements BatchSource<List<String>> {

    private static final String OPEN_QUOTE = "expected every quote closed; nothing from here on was read";
    private static final String STRAY_QUOTE =
            "expected a comma after the quote that closes a cell, or two quotes for one in it";

    /** Most cells of a row: a limit of FastCSV. */
    private static final int MAX_CELLS = 16_384;

    private static final String TOO_MANY_CELLS = "expected at most " + MAX_CELLS + " cells in a row";

    private final RowLineReader text;
    private Iterator<CsvRecord> records;
    private boolean ended;

    public RowSource(BatchSource<String> lines) {
        text = new RowLineReader(lines);
        records = records();
    }

    private Iterator<CsvRecord> records() {
        return csv(false).ofCsvRecord(text).iterator();
    }

    private static CsvReader.CsvReaderBuilder csv(boolean openQuotes) {
        return CsvReader.builder()
                .skipEmptyLines(false) // otherwise an empty line would make the reader wait for the next one
                .allowUnclosedQuote(openQuotes)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE);
    }

    /** Reads the first row that is not empty, which names the columns. Call it before {@link #next}. */
    public Optional<BatchLine<List<String>>> header() {
        BatchLine<List<String>> row = null;
        while (row == null && !ended) {
            row = read();
        }
        return Optional.ofNullable(row);
    }

    @Override
    public boolean ready() {
        return ended || text.ready();
    }

    @Override
    public Optional<Chunk<List<String>>> next() {
        List<BatchLine<List<String>>> rows = new ArrayList<>();
        while (!ended && (rows.isEmpty() || (text.hasMore() && rows.size() < Chunk.MAX_LINES))) {
            BatchLine<List<String>> row = read();
            if (row != null) {
                rows.add(row);
            }
        }
        return rows.isEmpty() ? Optional.empty() : Optional.of(new Chunk<>(rows, "", false));
    }

    /** Reads one row. Null if it is empty, or at the end of the text, when {@link #ended} is set. */
    private @Nullable BatchLine<List<String>> read() {
        text.startRow();
        try {
            if (!records.hasNext()) {
                ended = true;
                return null;
            }
            List<String> cells = records.next().getFields();
            if (text.unreadable().isPresent()) {
                return text.unreadable().get();
            }
            if (text.isWithinLine()) {
                return skipLine(LineSource.BARE_RETURN);
            }
            boolean empty = cells.size() == 1 && cells.get(0).isEmpty();
            return empty ? null : new BatchLine<>(text.number(), cells, "");
        } catch (CsvParseException e) {
            ended = text.isOver();
            return text.unreadable().orElseGet(() -> ended ? openQuote() : skipLine(error(text.row())));
        }
    }

    /** The error of a row that FastCSV refuses, though all its quotes are closed. */
    private static String error(String row) {
        return row.chars().filter(c -> c == ',').count() >= MAX_CELLS ? TOO_MANY_CELLS : STRAY_QUOTE;
    }

    private BatchLine<List<String>> openQuote() {
        return new BatchLine<>(text.number() + linesBeforeQuote(), List.of(), OPEN_QUOTE);
    }

    /** Reports an error of the current line, and continues with the next line in a new CSV reader. */
    private BatchLine<List<String>> skipLine(String error) {
        text.endLine();
        records = records();
        return new BatchLine<>(text.latest(), List.of(), error);
    }

    /**
     * Number of lines of the row before the one with the open quote. The row is parsed again with the quote closed at
     * its end; the line feeds in its last cell are those after the quote.
     */
    private int linesBeforeQuote() {
        List<String> cells = List.of();
        String row = text.row();
        for (CsvRecord record : csv(true).ofCsvRecord(row)) {
            cells = record.getFields();
        }
        return lines(row) - lines(cells.get(cells.size() - 1));
    }

    private static int lines(String text) {
        return (int) text.chars().filter(c -> c == '\n').count();
    }
}

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
 * The rows of a spreadsheet, in chunks of what has arrived. A row that goes over several lines counts as its first. The
 * CSV reader is given one line at a time and asks for another only within a row, so that it alone decides what a row is,
 * however the bytes arrive. A quote that is never closed leaves no telling what is a row: it ends the batch.
 */
public final class Rows implements Source<List<String>> {

    private static final String OPEN = "expected every quote closed; nothing from here on was read";
    private static final String LOOSE =
            "expected a comma after the quote that closes a cell, or two quotes for one in it";

    private final LinesOfRow text;
    private Iterator<CsvRecord> records;
    private boolean ended;

    public Rows(Source<String> lines) {
        text = new LinesOfRow(lines);
        records = records();
    }

    private Iterator<CsvRecord> records() {
        return csv(false).ofCsvRecord(text).iterator();
    }

    private static CsvReader.CsvReaderBuilder csv(boolean openQuotes) {
        return CsvReader.builder()
                .skipEmptyLines(false) // or the reader would ask for a line beyond the empty one
                .allowUnclosedQuote(openQuotes)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE);
    }

    /** The first row, which names the columns; none if there is no row at all. */
    public Optional<Line<List<String>>> header() {
        Line<List<String>> row = null;
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
        List<Line<List<String>>> rows = new ArrayList<>();
        while (!ended && (rows.isEmpty() || (text.hasMore() && rows.size() < Chunk.MOST_LINES))) {
            Line<List<String>> row = read();
            if (row != null) {
                rows.add(row);
            }
        }
        return rows.isEmpty() ? Optional.empty() : Optional.of(new Chunk<>(rows, "", false));
    }

    /** Reads to the end of a row; none if it is empty. */
    private @Nullable Line<List<String>> read() {
        text.startRow();
        try {
            if (!records.hasNext()) {
                ended = true;
                return null;
            }
            List<String> cells = records.next().getFields();
            if (text.wrong().isPresent()) {
                return text.wrong().get();
            }
            boolean empty = cells.size() == 1 && cells.get(0).isEmpty();
            return empty ? null : new Line<>(text.number(), cells, "");
        } catch (CsvParseException e) {
            ended = text.isOver();
            return text.wrong().orElseGet(() -> ended ? open() : loose());
        }
    }

    private Line<List<String>> open() {
        return new Line<>(text.number() + linesBeforeQuote(), List.of(), OPEN);
    }

    /** A row that is no row ends with its line; the next begins afresh. */
    private Line<List<String>> loose() {
        text.endLine();
        records = records();
        return new Line<>(text.latest(), List.of(), LOOSE);
    }

    /** How many lines of the row come before the one with the open quote: all after that are part of its cell. */
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

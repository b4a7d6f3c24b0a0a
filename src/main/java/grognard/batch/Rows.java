package grognard.batch;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rows of a spreadsheet, in chunks of what has arrived. A row that goes over several lines counts as its first. */
public final class Rows implements Source<List<String>> {

    private static final int MOST_OPEN = 1 << 20;

    private final Source<String> lines;
    private final StringBuilder text = new StringBuilder();
    private List<Line<List<String>>> rows = new ArrayList<>();
    private long first;
    private boolean quoted;

    public Rows(Source<String> lines) {
        this.lines = lines;
    }

    /** The first row, which names the columns; none if there is no row at all. */
    public Optional<Line<List<String>>> header() {
        while (rows.isEmpty()) {
            if (!read()) {
                return Optional.empty();
            }
        }
        return Optional.of(rows.remove(0));
    }

    @Override
    public boolean ready() {
        return !rows.isEmpty() || lines.ready();
    }

    @Override
    public Optional<Chunk<List<String>>> next() {
        while (rows.isEmpty()) {
            if (!read()) {
                return Optional.empty();
            }
        }
        Chunk<List<String>> chunk = new Chunk<>(rows, "", false);
        rows = new ArrayList<>();
        return Optional.of(chunk);
    }

    /** Reads on to where a row ends; false at the end of the input. */
    private boolean read() {
        Optional<Chunk<String>> chunk = lines.next();
        while (chunk.isPresent()) {
            for (Line<String> line : chunk.get().lines()) {
                add(line);
            }
            if (!quoted || text.length() > MOST_OPEN) {
                parse();
                return true;
            }
            chunk = lines.next();
        }
        boolean more = text.length() > 0;
        parse();
        return more;
    }

    private void add(Line<String> line) {
        if (!line.wrong().isEmpty()) {
            parse();
            rows.add(new Line<>(line.number(), List.of(), line.wrong()));
            return;
        }
        if (text.isEmpty()) {
            first = line.number();
        }
        String what = line.what();
        for (int i = what.indexOf('"'); i >= 0; i = what.indexOf('"', i + 1)) {
            quoted = !quoted;
        }
        text.append(what).append('\n');
    }

    private void parse() {
        long last = first;
        try (CsvReader<CsvRecord> csv = CsvReader.builder()
                .skipEmptyLines(true)
                .allowUnclosedQuote(false)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                .ofCsvRecord(text.toString())) {
            for (CsvRecord row : csv) {
                last = first + row.getStartingLineNumber() - 1;
                rows.add(new Line<>(last, row.getFields(), ""));
            }
        } catch (CsvParseException e) {
            rows.add(new Line<>(last, List.of(), "expected rows of comma-separated cells, every quote closed"));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text in memory has no I/O to fail
        }
        text.setLength(0);
        quoted = false;
    }
}

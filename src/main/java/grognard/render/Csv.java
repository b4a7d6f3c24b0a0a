package grognard.render;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import grognard.odds.Chance;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** Rows of comma-separated values. */
final class Csv {

    private static final int DECIMALS = 6;

    private final StringWriter text = new StringWriter();
    private final CsvWriter writer =
            CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text);

    Csv row(List<String> fields) {
        writer.writeRecord(fields);
        return this;
    }

    static String p(Chance chance) {
        return chance.rounded(DECIMALS).toPlainString();
    }

    String text() {
        try {
            writer.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text in memory has no I/O to fail
        }
        return text.toString();
    }
}

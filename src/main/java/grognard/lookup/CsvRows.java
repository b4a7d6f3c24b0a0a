package grognard.lookup;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A file of ours, read without the checks that a player's tables need. */
final class CsvRows {

    private CsvRows() {}

    /** Its rows, the header first. */
    static List<List<String>> of(byte[] file) {
        List<List<String>> rows = new ArrayList<>();
        try (CsvReader<CsvRecord> csv = CsvReader.builder().ofCsvRecord(new String(file, StandardCharsets.UTF_8))) {
            for (CsvRecord row : csv) {
                rows.add(row.getFields());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text in memory has no I/O to fail
        }
        return rows;
    }
}

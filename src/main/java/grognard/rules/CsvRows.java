package grognard.rules;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import grognard.input.BadInput;
import grognard.input.Visible;
import grognard.table.Csv;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Rows of comma-separated fields in one text. */
final class CsvRows {

    private CsvRows() {}

    static List<List<String>> read(String where, String text) {
        List<List<String>> rows = new ArrayList<>();
        try (CsvReader<CsvRecord> csv = Csv.records(text)) {
            for (CsvRecord row : csv) {
                List<String> fields =
                        row.getFields().stream().map(String::strip).toList();
                for (String field : fields) {
                    if (!Visible.isPlain(field)) {
                        throw BadInput.value(
                                where + " row " + (rows.size() + 1), field, "text without control characters");
                    }
                }
                rows.add(fields);
            }
        } catch (CsvParseException e) {
            throw new BadInput(where + ": row " + (rows.size() + 1) + " is not readable as CSV");
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text in memory has no I/O to fail
        }
        return List.copyOf(rows);
    }

    static String text(List<String> fields) {
        return fields.stream().map(CsvRows::quoted).collect(Collectors.joining(","));
    }

    private static String quoted(String field) {
        boolean plain = field.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
    }
}

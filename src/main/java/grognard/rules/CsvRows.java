package grognard.rules;

import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.table.BadCsv;
import grognard.table.Csv;
import grognard.table.CsvRow;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Reads and writes the rows of a {@link Type.Rows} parameter as CSV. */
public final class CsvRows {

    private CsvRows() {}

    /**
     * Reads rows; fields are stripped of blanks.
     *
     * @param where name of the parameter for error messages
     * @throws BadInput if the text is not CSV or contains control characters
     */
    public static List<List<String>> read(String where, String text) {
        List<List<String>> rows = new ArrayList<>();
        try {
            for (CsvRow row : Csv.records(text)) {
                List<String> fields = row.fields().stream().map(String::strip).toList();
                for (String field : fields) {
                    if (!SafeText.isSafe(field)) {
                        throw BadInput.part(
                                where, " row " + (rows.size() + 1), field, "text without control characters");
                    }
                }
                rows.add(fields);
            }
        } catch (BadCsv e) {
            throw BadInput.about(where, where + ": row " + (rows.size() + 1) + " is not readable as CSV");
        }
        return List.copyOf(rows);
    }

    /** Writes a row; fields are quoted only if they must be. */
    public static String text(List<String> fields) {
        return fields.stream().map(CsvRows::quoted).collect(Collectors.joining(","));
    }

    private static String quoted(String field) {
        boolean plain = field.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
    }
}

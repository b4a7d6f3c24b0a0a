package grognard.lookup;

import grognard.table.Csv;
import grognard.table.CsvRow;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads built-in CSV files, without the checks that a player's tables need: those files are verified by tests. */
final class ResourceText {

    private ResourceText() {}

    /** Returns the cells of all rows, the header first. */
    static List<List<String>> of(byte[] file) {
        List<List<String>> rows = new ArrayList<>();
        for (CsvRow row : Csv.records(new String(file, StandardCharsets.UTF_8))) {
            rows.add(row.fields());
        }
        return rows;
    }
}

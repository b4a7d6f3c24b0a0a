package grognard.lookup;

import grognard.table.Csv;
import grognard.table.CsvRow;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A file of ours, read without the checks that a player's tables need. */
final class OwnFile {

    private OwnFile() {}

    /** Its rows, the header first. */
    static List<List<String>> of(byte[] file) {
        List<List<String>> rows = new ArrayList<>();
        for (CsvRow row : Csv.records(new String(file, StandardCharsets.UTF_8))) {
            rows.add(row.fields());
        }
        return rows;
    }
}

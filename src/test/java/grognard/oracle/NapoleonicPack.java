package grognard.oracle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The stand-in tables as plain text: the book's own were pictures and are lost, so these files are the only place that
 * has the numbers. Read without the program's loader.
 */
final class NapoleonicPack {

    private static final Path FOLDER = Path.of("src/main/resources/grognard/napoleonic");

    private static final Map<String, List<Map<String, String>>> ROWS = read(
            "armies", "odds", "crt", "squares", "artillery", "generals", "crisis", "visibility", "dusk", "formations");

    private NapoleonicPack() {}

    private static Map<String, List<Map<String, String>>> read(String... names) {
        Map<String, List<Map<String, String>>> all = new HashMap<>();
        for (String name : names) {
            List<Map<String, String>> rows = new ArrayList<>();
            try {
                List<String> lines = Files.readAllLines(FOLDER.resolve(name + ".csv"));
                String[] header = lines.get(0).split(",", -1);
                for (String line : lines.subList(1, lines.size())) {
                    String[] cells = line.split(",", -1);
                    Map<String, String> row = new HashMap<>();
                    for (int i = 0; i < header.length; i++) {
                        row.put(header[i], cells[i]);
                    }
                    rows.add(row);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            all.put(name, rows);
        }
        return Map.copyOf(all);
    }

    static List<Map<String, String>> rows(String table) {
        return ROWS.get(table);
    }

    /** The one row that has that value in that column. */
    static Map<String, String> row(String table, String column, String value) {
        for (Map<String, String> row : rows(table)) {
            if (row.get(column).equals(value)) {
                return row;
            }
        }
        throw new IllegalArgumentException(table + ": no " + value);
    }

    /** Whether the number lies in the row's band; an empty edge is open. */
    static boolean isIn(Map<String, String> row, BigDecimal number) {
        String from = row.get("from");
        String to = row.get("to");
        return (from.isEmpty() || number.compareTo(new BigDecimal(from)) >= 0)
                && (to.isEmpty() || number.compareTo(new BigDecimal(to)) <= 0);
    }
}

package grognard.story;

import grognard.rules.Ruleset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a small built-in CSV file of a ruleset. The format is simpler than that of tables: no quotes, no commas in cells,
 * and lines that start with {@code #} are comments.
 */
final class ResourceRows {

    private ResourceRows() {}

    /** Returns the cells of each row below the header; no rows if the ruleset has no such file. */
    static List<String[]> of(Ruleset ruleset, String file) {
        List<String[]> rows = new ArrayList<>();
        Optional<byte[]> bytes = ruleset.companion(file);
        for (String line : bytes.map(text -> new String(text, StandardCharsets.UTF_8))
                .orElse("")
                .split("\n", -1)) {
            if (!line.startsWith("#") && !line.isBlank()) {
                rows.add(line.strip().split(",", -1));
            }
        }
        return rows.isEmpty() ? rows : rows.subList(1, rows.size());
    }
}

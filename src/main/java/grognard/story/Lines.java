package grognard.story;

import grognard.rules.Ruleset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rows of a small file that comes with a ruleset: no quotes, no commas in cells, comments after {@code #}. */
final class Lines {

    private Lines() {}

    /** The rows below the header, as cells; none where the ruleset has no such file. */
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

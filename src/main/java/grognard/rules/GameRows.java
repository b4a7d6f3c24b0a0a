package grognard.rules;

import grognard.table.NamedRow;
import grognard.table.Pack;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Rows that describe a ruleset to a game. Rulesets in Java have them in CSV files, folder rulesets make them from
 * {@code ruleset.toml}.
 *
 * @param units the fields of its units, as {@code units.csv} has them
 * @param rules what a game refuses, fills in, makes due and remarks on, as {@code game.csv} has it
 * @param harm what each effect costs the unit, for the order of outcomes in reports, as {@code harm.csv} has it
 */
public record GameRows(List<NamedRow> units, List<NamedRow> rules, List<NamedRow> harm) {

    public GameRows {
        units = List.copyOf(units);
        rules = List.copyOf(rules);
        harm = List.copyOf(harm);
    }

    /** Reads a ruleset's files; empty for a ruleset without {@code units.csv}. */
    static Optional<GameRows> of(Pack files) {
        return files.file("units.csv").isEmpty()
                ? Optional.empty()
                : Optional.of(new GameRows(rows(files, "units.csv"), rows(files, "game.csv"), rows(files, "harm.csv")));
    }

    private static List<NamedRow> rows(Pack files, String file) {
        Optional<byte[]> bytes = files.file(file);
        if (bytes.isEmpty()) {
            return List.of();
        }
        List<NamedRow> rows = NamedRow.read(file, new String(bytes.get(), StandardCharsets.UTF_8));
        return rows.subList(1, rows.size());
    }
}

package grognard.rules;

import grognard.table.NamedRow;
import grognard.table.Pack;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Rows with which a ruleset describes its games. Only the game package parses them. Rulesets in Java have them in files,
 * rulesets in folders make them from {@code ruleset.toml}.
 *
 * @param units fields of the units, in the format of {@code units.csv}
 * @param rules consequences of events, in the format of {@code game.csv}
 * @param harm cost of effects for the unit that suffers them, in the format of {@code harm.csv}
 */
public record GameRows(List<NamedRow> units, List<NamedRow> rules, List<NamedRow> harm) {

    public GameRows {
        units = List.copyOf(units);
        rules = List.copyOf(rules);
        harm = List.copyOf(harm);
    }

    /** Reads the files of a ruleset; empty if it has no {@code units.csv}. */
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

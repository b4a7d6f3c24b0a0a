package grognard.rules;

import grognard.table.NamedRow;
import grognard.table.Pack;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * What a ruleset brings to a game, in rows of words that only a game reads. Rulesets in Java have them in files, those in
 * folders make them of what their {@code ruleset.toml} says.
 *
 * @param units the fields of its units, as {@code units.csv} has them
 * @param rules what follows from what, as {@code game.csv} has it
 * @param harm what its effects cost those whom they befall, as {@code harm.csv} has it
 */
public record GameRows(List<NamedRow> units, List<NamedRow> rules, List<NamedRow> harm) {

    public GameRows {
        units = List.copyOf(units);
        rules = List.copyOf(rules);
        harm = List.copyOf(harm);
    }

    /** Those in a ruleset's files; nothing where it has no units. */
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

package grognard.page;

import grognard.game.referee.ResolverRules;
import grognard.game.referee.UnitOption;
import grognard.input.BadInput;
import grognard.line.Token;
import grognard.line.Tokenizer;
import grognard.rules.Type;
import grognard.table.NamedRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The values of a form in a game, divided into those of parameters and words of the line: options that name further units,
 * and rows of units.
 */
final class WishWords {

    private final Map<String, List<String>> values = new LinkedHashMap<>();
    private final List<String> typed = new ArrayList<>();
    private final List<String> names;

    /**
     * @param units the units that were tapped
     * @param pairs a name and a value each; a name may come several times, as the rows of a table do
     * @param words common options
     * @param complete whether the line is played; a form may still lack its rows
     */
    WishWords(ResolverRules rules, List<String> units, List<List<String>> pairs, List<String> words, boolean complete) {
        List<String> rows = new ArrayList<>();
        for (List<String> pair : pairs) {
            Optional<UnitOption> option = rules.unitOptions().stream()
                    .filter(one -> one.option().equals(pair.get(0)))
                    .findFirst();
            if (option.isPresent() && option.get().isRows()) {
                rows.add(pair.get(1));
                typed.addAll(row(rules, option.get(), pair.get(1), rows.size() > 1));
            } else if (option.isEmpty()) {
                values.computeIfAbsent(pair.get(0), name -> new ArrayList<>()).add(pair.get(1));
            }
        }
        boolean inRows = rules.unitOptions().stream().anyMatch(one -> one.value() == UnitOption.Value.PAIRS);
        names = inRows ? List.of() : units;
        typed.addAll(inRows && rows.isEmpty() && complete ? units : List.of());
        for (List<String> pair : pairs) { // options follow the bare words of rows
            if (rules.unitOptions().stream()
                    .anyMatch(one -> !one.isRows() && one.option().equals(pair.get(0)))) {
                typed.add("--" + pair.get(0));
                typed.add(pair.get(1));
            }
        }
        typed.addAll(words);
    }

    Map<String, List<String>> values() {
        return values;
    }

    /** The units of the line that do not stand in rows. */
    List<String> names() {
        return names;
    }

    List<Token> typed() {
        return Tokenizer.of(typed);
    }

    /** The words of one row: {@code A C 4 charging} after a comma, or {@code 45e=2}. */
    private static List<String> row(ResolverRules rules, UnitOption option, String csv, boolean further) {
        Type.Rows type = (Type.Rows)
                rules.description().parameter(option.option()).orElseThrow().type();
        List<NamedRow> read = NamedRow.read(option.option(), String.join(",", type.header()) + "\n" + csv + "\n");
        if (read.size() != 2) {
            throw BadInput.value(option.option(), csv, "one row");
        }
        NamedRow row = read.get(1);
        String unit = row.get(type.header().get(0));
        if (option.value() == UnitOption.Value.SHARES) {
            return List.of(unit + "=" + row.get("most"));
        }
        List<String> words = new ArrayList<>(further ? List.of(",") : List.of());
        words.addAll(List.of(unit, row.get("against"), row.get("dice")));
        for (String flag : row.get("flags").split(" +", -1)) {
            words.addAll(flag.isEmpty() ? List.of() : List.of(flag));
        }
        return words;
    }
}

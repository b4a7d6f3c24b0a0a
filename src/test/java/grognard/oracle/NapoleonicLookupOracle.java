package grognard.oracle;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** {@code napoleonic}: what is looked up and not thrown for. */
final class NapoleonicLookupOracle {

    private NapoleonicLookupOracle() {}

    static Answer visibility(Said said, Throws dice) {
        for (Map<String, String> row : NapoleonicPack.rows("visibility")) {
            if (row.get("unit").equals(said.word("unit", ""))
                    && row.get("ground").equals(said.word("ground", "open"))) {
                int distance = Integer.parseInt(row.get("distance"));
                for (Map<String, String> dusk : NapoleonicPack.rows("dusk")) {
                    if (dusk.get("turns-left").equals(said.word("turns-left", ""))) {
                        distance = Math.min(distance, Integer.parseInt(dusk.get("distance"))); // it only shortens
                    }
                }
                return Answer.of("visible-to").number("distance", distance);
            }
        }
        throw new IllegalStateException("a gap in visibility.csv");
    }

    static Answer formation(Said said, Throws dice) {
        String arm = said.is("troop")
                ? NapoleonicPack.row("armies", "troop", said.word("troop", "")).get("arm")
                : said.word("arm", "");
        for (Map<String, String> row : NapoleonicPack.rows("formations")) {
            if (row.get("arm").equals(arm)
                    && row.get("from").equals(said.word("from", ""))
                    && row.get("to").equals(said.word("to", ""))) {
                return Answer.of("takes").number("moves", new BigDecimal(row.get("moves")));
            }
        }
        throw new IllegalStateException("a gap in formations.csv");
    }

    static Answer moves(Said said, Throws dice) {
        String troop = said.word("troop", "");
        if (troop.equals("general") || troop.equals("messenger")) {
            return Answer.of("may-move").number("distance", 200);
        }
        boolean stands = List.of("square", "unlimbered").contains(said.word("formation", ""));
        if (stands && !List.of("rout", "retiring").contains(said.word("pace", "normal"))) {
            return Answer.of("cannot-move").number("distance", 0);
        }
        Map<String, String> row = NapoleonicPack.row("armies", "troop", troop);
        String ground = switch (said.word("ground", "open")) {
            case "difficult" -> row.get("difficult");
            case "road" -> row.get("road");
            default -> row.get("move");
        };
        BigDecimal distance = switch (said.word("pace", "normal")) {
            // NA-14: the pack has one charge speed, whatever the ground.
            case "charge", "rout" -> new BigDecimal(row.get("charge"));
            case "facing" -> new BigDecimal(ground).multiply(new BigDecimal("0.5"));
            default -> new BigDecimal(ground);
        };
        return Answer.of("may-move").number("distance", distance);
    }
}

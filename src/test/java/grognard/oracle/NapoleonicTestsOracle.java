package grognard.oracle;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;

/** {@code napoleonic}: the tests of one number, and who won. */
final class NapoleonicTestsOracle {

    private NapoleonicTestsOracle() {}

    /** A random number of three decimals; {@code --roll} if it was made at the table. */
    static BigDecimal number(Said said, Throws dice) {
        return BigDecimal.valueOf(dice.thousandths(said.given("roll")), 3);
    }

    /** What a general lends. */
    static BigDecimal general(String general) {
        return switch (general) {
            case "none" -> new BigDecimal("0.000");
            case "general" -> new BigDecimal("0.100");
            case "napoleon" -> new BigDecimal("0.200");
            default -> throw new IllegalArgumentException(general);
        };
    }

    private static BigDecimal morale(Said said) {
        return said.is("morale")
                ? said.decimal("morale", "")
                : new BigDecimal(NapoleonicPack.row("armies", "troop", said.word("troop", ""))
                        .get("morale"));
    }

    private static Answer needs(String passed, String failed, BigDecimal number, BigDecimal needed) {
        boolean enough = number.compareTo(needed) >= 0;
        return Answer.test(enough ? passed : failed, enough)
                .number("number", number)
                .number("needed", needed);
    }

    static Answer rally(Said said, Throws dice) {
        BigDecimal number = number(said, dice).add(general(said.word("general", "none")));
        Answer answer = needs("rallied", said.is("pursuing") ? "pursues-on" : "stays-disrupted", number, morale(said));
        return number.compareTo(morale(said)) >= 0
                ? answer.effect("unit", said.is("pursuing") ? "in-hand" : "rallies")
                : answer;
    }

    static Answer control(Said said, Throws dice) {
        BigDecimal number = number(said, dice).add(general(said.word("general", "none")));
        Answer answer = needs("in-hand", "pursues", number, morale(said));
        return answer.effect("unit", number.compareTo(morale(said)) < 0 ? "pursue" : "in-hand");
    }

    static Answer haltRout(Said said, Throws dice) {
        BigDecimal number = number(said, dice).add(general(said.word("general", "none")));
        BigDecimal needed = new BigDecimal("0.800");
        Answer answer = needs("disrupted", "routs-on", number, needed);
        return number.compareTo(needed) >= 0
                ? answer.effect("unit", "stops").effect("unit", "disrupted")
                : answer.effect("unit", "rout");
    }

    static Answer order(Said said, Throws dice) {
        return said.word("by", "messenger").equals("in-person")
                ? Answer.test("understood", true)
                : needs("understood", "not-understood", number(said, dice), new BigDecimal("0.150"));
    }

    static Answer generalUnderFire(Said said, Throws dice) {
        BigDecimal number = number(said, dice);
        for (Map<String, String> row : NapoleonicPack.rows("generals")) {
            if (NapoleonicPack.isIn(row, number)) {
                String result = row.get("result");
                Answer answer = Answer.test(result, result.equals("unhurt")).number("number", number);
                return switch (result) {
                    case "wounded" -> answer.effect("unit", "wounded");
                    case "killed" -> answer.effect("unit", "officer-lost");
                    default -> answer;
                };
            }
        }
        throw new IllegalStateException("a gap in generals.csv");
    }

    static Answer artillery(Said said, Throws dice) {
        int range = said.whole("range", 0);
        BigDecimal number = number(said, dice);
        for (Map<String, String> row : NapoleonicPack.rows("artillery")) {
            if (row.get("battery").equals(said.word("battery", ""))
                    && Integer.parseInt(row.get("range-from")) <= range
                    && range <= Integer.parseInt(row.get("range-to"))
                    && NapoleonicPack.isIn(row, number)) {
                return switch (row.get("effect")) {
                    case "none" -> Answer.of("no-effect").number("number", number);
                    case "disrupted" ->
                        Answer.of("disrupted").number("number", number).effect("target", "disrupted");
                    default -> Answer.of("base-lost").number("number", number).effect("target", "lose-base", 1);
                };
            }
        }
        throw new IllegalStateException("a gap in artillery.csv");
    }

    static Answer crisis(Said said, Throws dice) {
        int bases = said.whole("bases", 0);
        if (!said.is("lost")) {
            return levels(bases);
        }
        int lost = said.whole("lost", 0) + said.whole("off", 0); // NA-19
        Map<String, String> passed = Map.of();
        for (Map<String, String> row : NapoleonicPack.rows("crisis")) {
            // NA-6: lost / bases above level / 100
            if (100 * lost > Integer.parseInt(row.get("level")) * bases) {
                passed = row;
            }
        }
        if (passed.isEmpty() || Integer.parseInt(passed.get("level")) <= said.whole("passed", 0)) {
            return Answer.of("no-test");
        }
        BigDecimal number = number(said, dice);
        BigDecimal threshold = new BigDecimal(passed.get("threshold"));
        boolean fightsOn = number.compareTo(threshold) > 0;
        Answer answer = Answer.test(fightsOn ? "fights-on" : "crisis", fightsOn)
                .number("number", number)
                .number("threshold", threshold)
                .number("level", new BigDecimal(passed.get("level")));
        if (fightsOn) {
            return answer;
        }
        String effect = passed.get("effect");
        return answer.effect("unit", effect).next(effect.equals("rout") ? "halt-rout" : "rally");
    }

    /** The losses, counted up one by one, that first are above each level. */
    private static Answer levels(int bases) {
        Answer answer = Answer.of("levels");
        for (Map<String, String> row : NapoleonicPack.rows("crisis")) {
            int lost = 0;
            while (100 * lost <= Integer.parseInt(row.get("level")) * bases) {
                lost++;
            }
            answer.number(row.get("level"), lost);
        }
        return answer;
    }

    static Answer victory(Said said, Throws dice) {
        long lost = said.whole("lost", 0) + said.whole("off", 0); // NA-19
        long bases = said.whole("bases", 0);
        long otherLost = said.whole("def-lost", 0) + said.whole("def-off", 0);
        long otherBases = said.whole("def-bases", 0);
        // Percentages as fractions over bases x otherBases, so that nothing is rounded before it is judged.
        long attacker = 100 * lost * otherBases;
        long defender = 100 * otherLost * bases;
        long of = bases * otherBases;
        long difference = Math.abs(attacker - defender);
        String code = difference <= 5 * of
                ? "draw"
                : difference <= 10 * of ? "marginal" : difference <= 25 * of ? "major" : "decisive"; // NA-2
        Answer answer = Answer.of(code)
                .number("attacker", percent(attacker, of))
                .number("defender", percent(defender, of))
                .number("difference", percent(difference, of));
        return code.equals("draw") ? answer : answer.effect(attacker < defender ? "attacker" : "defender", "wins");
    }

    /** Shown with three decimals: our reading, the book has none. */
    private static BigDecimal percent(long hundredfold, long of) {
        return BigDecimal.valueOf(hundredfold).divide(BigDecimal.valueOf(of), 3, RoundingMode.HALF_UP);
    }
}

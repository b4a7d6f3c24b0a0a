package grognard.oracle;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** {@code napoleonic} combat, square and engage. */
final class NapoleonicCombatOracle {

    private NapoleonicCombatOracle() {}

    /** What the results table did to one side. */
    private enum Fate {
        UNTOUCHED,
        DISRUPTED,
        WITHDRAWS,
        WITHDRAWS_ONE_MOVE,
        HOLDS,
        ROUTS,
        GONE
    }

    private record Fought(
            String code,
            BigDecimal attack,
            BigDecimal defence,
            int shift,
            BigDecimal number,
            Fate attacker,
            Fate defender) {

        Answer named(String name) {
            Answer answer = Answer.of(name)
                    .number("attacker", attack)
                    .number("defender", defence)
                    .number("shift", shift)
                    .number("number", number);
            return say(say(answer, "attacker", attacker), "defender", defender);
        }
    }

    static Answer combat(Said said, Throws dice) {
        Fought fought = fight(said, dice);
        return follow(fought.named(fought.code), fought.code, fought.attacker, fought.defender);
    }

    /** Who routed the other is tested for control, who routs is halted later; of an exchange nobody is the winner. */
    private static Answer follow(Answer answer, String code, Fate attacker, Fate defender) {
        boolean routed = attacker == Fate.ROUTS || defender == Fate.ROUTS;
        return routed && !code.equals("Dx") ? answer.next("control").next("halt-rout") : answer;
    }

    private static Fought fight(Said said, Throws dice) {
        BigDecimal attacker = attack(said).add(comrades(said));
        BigDecimal defender = defence(said);
        int shift = said.whole("arms", arms(said)) - 1;
        shift += said.word("from", "front").equals("flank") ? 1 : 0;
        shift += said.word("from", "front").equals("rear") ? 2 : 0;
        BigDecimal number = NapoleonicTestsOracle.number(said, dice)
                .add(NapoleonicTestsOracle.general(said.word("general", "none")))
                .subtract(NapoleonicTestsOracle.general(said.word("def-general", "none"))); // NA-3
        BigDecimal tenth = new BigDecimal("0.100");
        number = said.word("ground", "none").equals("attacker") ? number.add(tenth) : number;
        number = said.word("ground", "none").equals("defender") ? number.subtract(tenth) : number;
        number = said.is("charging") ? number.add(tenth) : number;
        number = said.is("def-square") ? number.add(tenth) : number;

        String code = result(column(attacker, defender, shift), number);
        return new Fought(
                code,
                attacker,
                defender,
                shift,
                number,
                attackerFate(code, said.is("disrupted"), isLast(said, "")),
                defenderFate(code, said.is("def-disrupted"), isLast(said, "def-")));
    }

    /** Those that attack with it, each with its own points. */
    private static BigDecimal comrades(Said said) {
        BigDecimal sum = BigDecimal.ZERO;
        for (String row : said.rows("with")) {
            String[] cells = row.split(",", -1);
            Map<String, String> troop = NapoleonicPack.row("armies", "troop", cells[2]);
            String points = troop.get(cells[3].equals("yes") ? "attack-disrupted" : "attack");
            sum = sum.add(new BigDecimal(cells[1]).multiply(new BigDecimal(points)));
        }
        return sum;
    }

    /** Infantry and cavalry among those whose troop is known. */
    private static int arms(Said said) {
        java.util.Set<String> arms = new java.util.HashSet<>();
        if (said.is("troop")) {
            arms.add(troop(said, "").get("arm"));
        }
        for (String row : said.rows("with")) {
            arms.add(
                    NapoleonicPack.row("armies", "troop", row.split(",", -1)[2]).get("arm"));
        }
        return Math.max(1, arms.size());
    }

    private static BigDecimal attack(Said said) {
        if (said.is("strength")) {
            return said.decimal("strength", "");
        }
        Map<String, String> troop = firstContact(said, "", troop(said, ""));
        return said.decimal("bases", "")
                .multiply(new BigDecimal(troop.get(said.is("disrupted") ? "attack-disrupted" : "attack")));
    }

    private static BigDecimal defence(Said said) {
        if (said.is("def-strength")) {
            return said.decimal("def-strength", "");
        }
        Map<String, String> troop = troop(said, "def-");
        if (troop.get("arm").equals("artillery")) {
            return BigDecimal.ONE;
        }
        boolean reduced = said.is("def-disrupted") || said.is("def-square");
        Map<String, String> fightsAs = firstContact(said, "def-", troop);
        return said.decimal("def-bases", "")
                .multiply(new BigDecimal(fightsAs.get(reduced ? "defence-disrupted" : "defence")));
    }

    private static Map<String, String> firstContact(Said said, String side, Map<String, String> troop) {
        return said.is(side + "first-contact")
                ? NapoleonicPack.row("armies", "troop", troop.get("first-contact"))
                : troop;
    }

    private static Map<String, String> troop(Said said, String side) {
        return NapoleonicPack.row("armies", "troop", said.word(side + "troop", ""));
    }

    /** Whether the base it may lose is its last; of a strength by hand nobody knows. */
    private static boolean isLast(Said said, String side) {
        if (said.is(side + "strength")) {
            return false;
        }
        return said.whole(side + "bases", 1) == 1; // our reading: a battery is one, unless the player says otherwise
    }

    /** NA-1: the last column whose odds are not above the strengths', then so many to the right. */
    private static String column(BigDecimal attacker, BigDecimal defender, int shift) {
        List<Map<String, String>> odds = NapoleonicPack.rows("odds");
        int at = 0;
        for (int i = 0; i < odds.size(); i++) {
            BigDecimal has = attacker.multiply(new BigDecimal(odds.get(i).get("defender")));
            BigDecimal needs = defender.multiply(new BigDecimal(odds.get(i).get("attacker")));
            if (has.compareTo(needs) >= 0) {
                at = i;
            }
        }
        return odds.get(Math.min(at + shift, odds.size() - 1)).get("column");
    }

    private static String result(String column, BigDecimal number) {
        for (Map<String, String> row : NapoleonicPack.rows("crt")) {
            if (row.get("column").equals(column) && NapoleonicPack.isIn(row, number)) {
                return row.get("code");
            }
        }
        throw new IllegalStateException("a gap in crt.csv");
    }

    private static Fate attackerFate(String code, boolean disrupted, boolean last) {
        return switch (code) {
            case "Ar" -> last ? Fate.GONE : Fate.ROUTS;
            case "Aw" -> !disrupted ? Fate.WITHDRAWS : last ? Fate.GONE : Fate.ROUTS;
            case "Ad" -> !disrupted ? Fate.WITHDRAWS_ONE_MOVE : last ? Fate.GONE : Fate.ROUTS; // NA-5
            case "Dx" -> !disrupted ? Fate.DISRUPTED : last ? Fate.GONE : Fate.HOLDS; // NA-4
            default -> Fate.UNTOUCHED;
        };
    }

    private static Fate defenderFate(String code, boolean disrupted, boolean last) {
        return switch (code) {
            case "Dr" -> last ? Fate.GONE : Fate.ROUTS;
            case "Dw" -> !disrupted ? Fate.WITHDRAWS : last ? Fate.GONE : Fate.ROUTS; // NA-5
            case "Dx", "Dd" -> !disrupted ? Fate.DISRUPTED : last ? Fate.GONE : Fate.ROUTS;
            default -> Fate.UNTOUCHED;
        };
    }

    private static Answer say(Answer answer, String side, Fate fate) {
        return switch (fate) {
            case UNTOUCHED -> answer;
            case DISRUPTED -> answer.effect(side, "disrupted");
            case WITHDRAWS -> answer.effect(side, "disrupted").effect(side, "withdraw");
            case WITHDRAWS_ONE_MOVE -> answer.effect(side, "disrupted").effect(side, "withdraw", 1);
            case HOLDS -> answer.effect(side, "lose-base", 1).effect(side, "hold");
            case ROUTS -> answer.effect(side, "lose-base", 1).effect(side, "rout");
            case GONE -> answer.effect(side, "lose-base", 1);
        };
    }

    static Answer square(Said said, Throws dice) {
        BigDecimal number = NapoleonicTestsOracle.number(said, dice); // NA-8
        String state = said.is("def-disrupted") ? "disrupted" : "ordered";
        for (Map<String, String> row : NapoleonicPack.rows("squares")) {
            if (row.get("state").equals(state) && NapoleonicPack.isIn(row, number)) {
                String code = row.get("code");
                Answer answer = Answer.of(code).number("number", number);
                Fate attacker = attackerFate(code, said.is("disrupted"), false);
                Fate defender = defenderFate(code, said.is("def-disrupted"), false);
                return follow(say(say(answer, "attacker", attacker), "defender", defender), code, attacker, defender);
            }
        }
        throw new IllegalStateException("a gap in squares.csv");
    }

    static Answer engage(Said said, Throws dice) {
        Fought fought = fight(said, dice);
        String code = fought.code;
        if (fought.defender == Fate.ROUTS && !code.equals("Dx")) {
            return control(said, "", fought, dice);
        }
        if (fought.attacker == Fate.ROUTS) {
            return control(said, "def-", fought, dice);
        }
        boolean defenderTests = isNewlyDisrupted(fought.defender);
        boolean attackerTests = isNewlyDisrupted(fought.attacker);
        boolean defenderKnown = defenderTests && knowsMorale(said, "def-");
        boolean attackerKnown = attackerTests && knowsMorale(said, "");
        boolean defenderRallies = defenderKnown && passes(said, "def-", dice);
        boolean attackerRallies = attackerKnown && passes(said, "", dice);
        if (!defenderKnown && !attackerKnown) {
            Answer answer = fought.named(code);
            return defenderTests || attackerTests ? answer.next("rally") : answer;
        }
        String ending;
        if (defenderTests && attackerTests) {
            ending = defenderRallies && attackerRallies
                    ? "-rallied"
                    : defenderRallies
                            ? "-defender-rallied"
                            : attackerRallies ? "-attacker-rallied" : "-stays-disrupted";
        } else {
            ending = defenderRallies || attackerRallies ? "-rallied" : "-stays-disrupted";
        }
        Answer answer = fought.named(code + ending);
        if (defenderRallies) {
            answer.effect("defender", "rallies");
        }
        if (attackerRallies) {
            answer.effect("attacker", "rallies");
        }
        boolean oneIsOpen = defenderTests != defenderKnown || attackerTests != attackerKnown;
        return oneIsOpen ? answer.next("rally") : answer;
    }

    private static Answer control(Said said, String side, Fought fought, Throws dice) {
        if (!knowsMorale(said, side)) {
            return fought.named(fought.code).next("control").next("halt-rout");
        }
        if (passes(said, side, dice)) {
            return fought.named(fought.code + "-in-hand").next("halt-rout");
        }
        return fought.named(fought.code + "-pursues")
                .effect(side.isEmpty() ? "attacker" : "defender", "pursue")
                .next("halt-rout");
    }

    private static boolean isNewlyDisrupted(Fate fate) {
        return fate == Fate.DISRUPTED || fate == Fate.WITHDRAWS || fate == Fate.WITHDRAWS_ONE_MOVE;
    }

    private static boolean knowsMorale(Said said, String side) {
        return said.is(side + "troop") || said.is(side + "morale");
    }

    /** A rally or a control test: his own general helps. */
    private static boolean passes(Said said, String side, Throws dice) {
        BigDecimal needed = said.is(side + "troop")
                ? new BigDecimal(troop(said, side).get("morale"))
                : said.decimal(side + "morale", "");
        return BigDecimal.valueOf(dice.thousandths(), 3)
                        .add(NapoleonicTestsOracle.general(said.word(side + "general", "none")))
                        .compareTo(needed)
                >= 0;
    }
}

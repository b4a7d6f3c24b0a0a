package grognard.oracle;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** {@code napoleonic} combat, square and engage, and what is taken without a number. */
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
        RUNS,
        GONE
    }

    /** One that attacks: what effects call it, its part of the strength, and how it was before. */
    private record Attacker(String name, BigDecimal strength, boolean disrupted, boolean last) {}

    private record Fought(
            String code,
            BigDecimal attack,
            BigDecimal defence,
            int shift,
            BigDecimal number,
            Map<String, Fate> attackers,
            Fate defender) {

        Answer named(String name) {
            Answer answer = Answer.of(name)
                    .number("attacker", attack)
                    .number("defender", defence)
                    .number("shift", shift)
                    .number("number", number);
            attackers.forEach((who, fate) -> say(answer, who, fate));
            return say(answer, "defender", defender);
        }

        Fate attacker() {
            return attackers.get("attacker");
        }
    }

    static Answer combat(Said said, Throws dice) {
        Fought fought = fight(said, dice);
        return follow(fought.named(fought.code), fought.code, List.copyOf(fought.attackers.values()), fought.defender);
    }

    /** Who routed the other is tested for control, but not after an exchange (NA-11); who routs is halted later. */
    private static Answer follow(Answer answer, String code, List<Fate> attackers, Fate defender) {
        boolean attackersRout = attackers.contains(Fate.ROUTS) || attackers.contains(Fate.RUNS);
        boolean survivors = attackers.stream().anyMatch(fate -> fate != Fate.GONE);
        boolean won = defender == Fate.ROUTS && survivors && !code.equals("Dx");
        Answer told = attackersRout || won ? answer.next("control") : answer;
        return attackersRout || defender == Fate.ROUTS ? told.next("halt-rout") : told;
    }

    private static Fought fight(Said said, Throws dice) {
        List<Attacker> group = group(said);
        BigDecimal attacker = group.stream().map(Attacker::strength).reduce(BigDecimal.ZERO, BigDecimal::add);
        BigDecimal defender = defence(said);
        int shift = said.whole("arms", arms(said)) - 1;
        shift += said.word("from", "front").equals("flank") ? 1 : 0;
        shift += said.word("from", "front").equals("rear") ? 2 : 0;
        BigDecimal tenth = new BigDecimal("0.100");
        BigDecimal number = modified(said, dice);
        number = said.is("def-square") ? number.add(tenth) : number;

        String code = result(column(attacker, defender, shift), number);
        return new Fought(
                code,
                attacker,
                defender,
                shift,
                number,
                fates(code, group, said.word("loses", "attacker"), defender),
                defenderFate(code, countsAsDisrupted(said), isLast(said, "def-")));
    }

    /** The number with what generals, ground and charging do to it. */
    private static BigDecimal modified(Said said, Throws dice) {
        BigDecimal tenth = new BigDecimal("0.100");
        BigDecimal number = NapoleonicTestsOracle.number(said, dice)
                .add(NapoleonicTestsOracle.general(said.word("general", "none")))
                .subtract(NapoleonicTestsOracle.general(said.word("def-general", "none"))); // NA-3
        number = said.word("ground", "none").equals("attacker") ? number.add(tenth) : number;
        number = said.word("ground", "none").equals("defender") ? number.subtract(tenth) : number;
        return said.is("charging") ? number.add(tenth) : number;
    }

    /** 7.2.3: with its back turned; NA-16: and when it routs. */
    private static boolean countsAsDisrupted(Said said) {
        return said.is("def-disrupted") || said.is("def-backs") || said.is("def-routing");
    }

    /** Half of the combats have a group of one to three more, guns among them, and a choice of who loses the base. */
    static Map<String, String> withAGroup(Map<String, String> madeUp, Random random) {
        Map<String, String> typed = new HashMap<>(madeUp);
        typed.remove("with");
        typed.remove("loses");
        if (random.nextBoolean()) {
            List<String> troops = List.of("french-line", "french-hussar", "austrian-line", "french-foot-battery");
            List<String> rows = new ArrayList<>();
            for (int i = 0; i <= random.nextInt(3); i++) {
                String troop = troops.get(random.nextInt(4));
                boolean maySquare = troop.endsWith("-line") && !typed.containsKey("charging");
                String state = random.nextBoolean() ? "yes" : maySquare && random.nextBoolean() ? "square" : "";
                rows.add("W" + i + "," + (1 + random.nextInt(6)) + "," + troop + "," + state);
            }
            typed.put("with", String.join("\n", rows));
            if (random.nextBoolean()) {
                typed.put("loses", "W" + random.nextInt(rows.size()));
            }
        }
        return typed;
    }

    /** The first and those that attack with it, each with its own points; guns have none (NA-20). */
    private static List<Attacker> group(Said said) {
        List<Attacker> group = new ArrayList<>();
        group.add(new Attacker("attacker", attack(said), said.is("disrupted"), isLast(said, "")));
        for (String row : said.rows("with")) {
            String[] cells = row.split(",", -1);
            Map<String, String> troop = NapoleonicPack.row("armies", "troop", cells[2]);
            boolean disrupted = cells[3].equals("yes");
            boolean reduced = disrupted || cells[3].equals("square"); // NA-15
            String points = troop.get(reduced ? "attack-disrupted" : "attack");
            if (!troop.get("arm").equals("artillery")) {
                BigDecimal strength = new BigDecimal(cells[1]).multiply(new BigDecimal(points));
                group.add(new Attacker(cells[0], strength, disrupted, cells[1].equals("1")));
            }
        }
        return group;
    }

    /** NA-7 and NA-12: who of the group is struck, and how. */
    private static Map<String, Fate> fates(String code, List<Attacker> group, String loser, BigDecimal enemy) {
        Map<String, Fate> fates = new LinkedHashMap<>();
        BigDecimal open = enemy; // of the enemy's strength
        for (Attacker one : group) {
            Fate fate = attackerFate(code, one.disrupted, one.last);
            if (code.equals("Ar") && !one.name.equals(loser)) {
                fate = Fate.RUNS;
            }
            if (fate == Fate.WITHDRAWS || fate == Fate.WITHDRAWS_ONE_MOVE) {
                fate = open.signum() > 0 ? fate : Fate.UNTOUCHED;
                open = open.subtract(one.strength);
            }
            fates.put(one.name, fate);
        }
        return fates;
    }

    /** The arms among those whose troop is known. */
    private static int arms(Said said) {
        Set<String> arms = new HashSet<>();
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
        boolean reduced = said.is("disrupted") || said.is("square"); // NA-15
        return said.decimal("bases", "").multiply(new BigDecimal(troop.get(reduced ? "attack-disrupted" : "attack")));
    }

    private static BigDecimal defence(Said said) {
        if (said.is("def-strength")) {
            return said.decimal("def-strength", "");
        }
        Map<String, String> troop = troop(said, "def-");
        if (troop.get("arm").equals("artillery")) {
            return BigDecimal.ONE;
        }
        boolean reduced = countsAsDisrupted(said) || said.is("def-square");
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
            case RUNS -> answer.effect(side, "rout");
            case ROUTS -> answer.effect(side, "lose-base", 1).effect(side, "rout");
            case GONE -> answer.effect(side, "lose-base", 1);
        };
    }

    static Answer square(Said said, Throws dice) {
        BigDecimal number = modified(said, dice); // NA-8
        String state = said.is("def-disrupted") ? "disrupted" : "ordered";
        for (Map<String, String> row : NapoleonicPack.rows("squares")) {
            if (row.get("state").equals(state) && NapoleonicPack.isIn(row, number)) {
                String code = row.get("code");
                Answer answer = Answer.of(code).number("number", number);
                Fate attacker = attackerFate(code, said.is("disrupted"), said.whole("bases", 2) == 1);
                Fate defender = defenderFate(code, said.is("def-disrupted"), said.whole("def-bases", 2) == 1);
                return follow(
                        say(say(answer, "attacker", attacker), "defender", defender),
                        code,
                        List.of(attacker),
                        defender);
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
        if (fought.attacker() == Fate.ROUTS) {
            return control(said, "def-", fought, dice);
        }
        boolean defenderTests = isNewlyDisrupted(fought.defender);
        boolean attackerTests = isNewlyDisrupted(fought.attacker());
        boolean defenderKnown = defenderTests && knowsMorale(said, "def-");
        boolean attackerKnown = attackerTests && knowsMorale(said, "");
        boolean defenderRallies = defenderKnown && passes(said, "def-", dice);
        boolean attackerRallies = attackerKnown && passes(said, "", dice);
        if (!defenderKnown && !attackerKnown) {
            Answer answer = halted(fought.named(code), fought);
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
        Answer answer = halted(fought.named(code + ending), fought);
        if (defenderRallies) {
            answer.effect("defender", "rallies");
        }
        if (attackerRallies) {
            answer.effect("attacker", "rallies");
        }
        boolean oneIsOpen = defenderTests != defenderKnown || attackerTests != attackerKnown;
        return oneIsOpen ? answer.next("rally") : answer;
    }

    /** Who routs by an exchange is halted later like anybody else. */
    private static Answer halted(Answer answer, Fought fought) {
        return fought.defender == Fate.ROUTS ? answer.next("halt-rout") : answer;
    }

    private static Answer control(Said said, String side, Fought fought, Throws dice) {
        if (!knowsMorale(said, side)) {
            return fought.named(fought.code).next("control").next("halt-rout");
        }
        if (passes(said, side, dice)) {
            return fought.named(fought.code + "-in-hand")
                    .effect(side.isEmpty() ? "attacker" : "defender", "in-hand")
                    .next("halt-rout");
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

    /** 8.7: a base for every move of contact. */
    static Answer rideDown(Said said, Throws dice) {
        return Answer.of("ridden-down").effect("defender", "lose-base", 1);
    }

    /** 6: the captors give a base to serve the guns. */
    static Answer capture(Said said, Throws dice) {
        return Answer.of("captured").effect("battery", "captured").effect("unit", "lose-base", 1);
    }
}

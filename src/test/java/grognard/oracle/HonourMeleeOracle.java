package grognard.oracle;

import static grognard.oracle.HonourFacts.diceThrown;
import static grognard.oracle.HonourFacts.isLightInfantry;
import static grognard.oracle.HonourFacts.rank;
import static grognard.oracle.HonourFacts.routsAt;
import static grognard.oracle.HonourFacts.toHit;
import static grognard.oracle.HonourFacts.weakenedAt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Close combat of several units. */
final class HonourMeleeOracle implements Oracle {

    private static final List<String> TYPES =
            List.of("formed", "light", "dismounted", "light-cavalry", "heavy-cavalry");
    private static final List<String> QUALITIES = List.of("inferior", "regular", "superior");

    /** A unit and one opponent. */
    private record Row(String unit, String type, String quality, int hits, String against, int dice, List<String> flags) {

        /** unit,side,type,quality,hits,against,dice,flags */
        static Row of(String line) {
            String[] fields = line.split(",", -1);
            return new Row(
                    fields[0],
                    fields[2],
                    fields[3],
                    Integer.parseInt(fields[4]),
                    fields[5],
                    Integer.parseInt(fields[6]),
                    List.of(fields[7].strip().split(" +")));
        }
    }

    @Override
    public Answer answer(Said said, Throws dice) {
        List<Row> rows = said.rows("unit").stream().map(Row::of).toList();
        Map<String, Row> units = new LinkedHashMap<>();
        Map<String, Integer> totals = new LinkedHashMap<>();
        for (Row row : rows) {
            units.putIfAbsent(row.unit(), row);
            totals.putIfAbsent(row.unit(), row.hits());
        }
        for (Row row : rows) {
            Row opponent = rows.stream()
                    .filter(other ->
                            other.unit().equals(row.against()) && other.against().equals(row.unit()))
                    .findFirst()
                    .orElseThrow();
            totals.merge(row.against(), hitsMade(row, opponent, dice), Integer::sum);
        }
        List<String> losers = losers(rows, units, totals);
        Answer answer = Answer.of(isNextRoundDue(rows, units, totals, losers) ? "next-round" : "settled");
        boolean someFallBack = false;
        boolean someOccupy = false;
        for (Row unit : units.values()) {
            String name = unit.unit();
            int total = totals.get(name);
            int gained = total - unit.hits();
            answer.number(name, total);
            if (losers.contains(name) && !routs(unit, total)) {
                gained += 1;
                answer.effect(name, "fall-back");
                someFallBack = true;
                if (routs(unit, total + 1)) {
                    answer.effect(name, "rout");
                }
            } else if (routs(unit, total)) {
                answer.effect(name, "rout");
            } else {
                String end = endOfOneWhoHasNotLost(unit, rows, units, totals, losers);
                answer.effect(name, end);
                someFallBack |= end.equals("fall-back");
                someOccupy |= end.equals("occupy");
            }
            if (gained > 0) {
                answer.effect(name, "gain-hits", gained);
            }
        }
        if (someFallBack) {
            answer.next("fallback");
        }
        if (someOccupy) {
            answer.next("pursuit");
        }
        if (isNextRoundDue(rows, units, totals, losers)) {
            answer.next("melee");
        }
        return answer;
    }

    private static int hitsMade(Row row, Row opponent, Throws dice) {
        if (row.dice() == 0) {
            return 0; // compares only
        }
        int modifier = row.flags().contains("charging") && !opponent.flags().contains("obstacle") ? 1 : 0;
        if (row.quality().equals("superior")) {
            modifier += 1;
        }
        if (row.quality().equals("inferior")) {
            modifier -= 1;
        }
        if (row.flags().contains("general")) {
            modifier += 1;
        }
        if (row.hits() >= weakenedAt(row.quality())) { // PH-3
            modifier -= 1;
        }
        if (HonourCombatOracle.isLightAgainstHeavy(row.type(), opponent.type())) {
            modifier -= 1;
        }
        int most = isLightInfantry(row.type()) ? 2 : 4;
        int fighting = row.flags().contains("overlap") ? Math.min(most, row.dice() + 1) : row.dice(); // PH-11
        return dice.hits(diceThrown(fighting, modifier), toHit(modifier));
    }

    private static boolean routs(Row unit, int total) {
        return total >= routsAt(unit.quality());
    }

    /** Those that rout, and those that lose to any opponent. */
    private static List<String> losers(List<Row> rows, Map<String, Row> units, Map<String, Integer> totals) {
        List<String> losers = new ArrayList<>();
        for (Row row : rows) {
            Row opponent = units.get(row.against());
            int mine = totals.get(row.unit());
            int theirs = totals.get(row.against());
            boolean loses = routs(row, mine)
                    || !routs(opponent, theirs)
                            && (mine > theirs || mine == theirs && rank(row.quality()) < rank(opponent.quality()));
            if (loses) {
                losers.add(row.unit());
            }
        }
        return losers;
    }

    private static boolean isDraw(Row row, Map<String, Row> units, Map<String, Integer> totals) {
        return totals.get(row.unit()).equals(totals.get(row.against()))
                && row.quality().equals(units.get(row.against()).quality());
    }

    private static String endOfOneWhoHasNotLost(
            Row unit, List<Row> rows, Map<String, Row> units, Map<String, Integer> totals, List<String> losers) {
        for (Row row : rows) {
            boolean drawn = row.unit().equals(unit.unit())
                    && isDraw(row, units, totals)
                    && !losers.contains(row.against()); // a draw with a loser is a win
            if (drawn) {
                // The same hits and quality: either both are weakened or neither is.
                return totals.get(row.unit()) >= weakenedAt(row.quality()) ? "fall-back" : "next-round";
            }
        }
        return "occupy";
    }

    private static boolean isNextRoundDue(
            List<Row> rows, Map<String, Row> units, Map<String, Integer> totals, List<String> losers) {
        return units.values().stream()
                .anyMatch(unit -> !losers.contains(unit.unit())
                        && endOfOneWhoHasNotLost(unit, rows, units, totals, losers)
                                .equals("next-round"));
    }

    /** Up to three units a side, in a line, each in contact with those in front of it. */
    @Override
    public Map<String, String> typed(Map<String, String> madeUp, Random random) {
        List<String> attackers = List.of("A", "B", "C").subList(0, 1 + random.nextInt(3));
        List<String> defenders = List.of("X", "Y", "Z").subList(0, 1 + random.nextInt(3));
        boolean alike = random.nextBoolean(); // makes draws common
        Map<String, String> fields = new LinkedHashMap<>();
        for (String name : attackers) {
            fields.put(name, name + ",attacker," + unit(random, alike));
        }
        for (String name : defenders) {
            fields.put(name, name + ",defender," + unit(random, alike));
        }
        List<String> rows = new ArrayList<>();
        int contacts = Math.max(attackers.size(), defenders.size());
        for (int i = 0; i < contacts; i++) {
            contact(rows, fields, attackers, defenders, i, i, random);
            if (random.nextBoolean() && i + 1 < defenders.size()) {
                contact(rows, fields, attackers, defenders, i, i + 1, random);
            }
        }
        return Map.of("unit", String.join("\n", rows));
    }

    private static String unit(Random random, boolean alike) {
        String quality = alike ? "regular" : QUALITIES.get(random.nextInt(3));
        int hits = random.nextInt(alike ? 4 : routsAt(quality));
        return TYPES.get(random.nextInt(TYPES.size())) + "," + quality + "," + (alike ? hits + random.nextInt(3) : hits);
    }

    private static void contact(
            List<String> rows,
            Map<String, String> fields,
            List<String> attackers,
            List<String> defenders,
            int attacker,
            int defender,
            Random random) {
        String one = attackers.get(Math.min(attacker, attackers.size() - 1));
        String other = defenders.get(Math.min(defender, defenders.size() - 1));
        for (String[] pair : new String[][] {{one, other}, {other, one}}) {
            String contact = fields.get(pair[0]) + "," + pair[1] + ",";
            if (rows.stream().noneMatch(row -> row.startsWith(contact))) {
                rows.add(contact + random.nextInt(3) + "," + flags(random, pair[0].equals(one)));
            }
        }
    }

    private static String flags(Random random, boolean attacker) {
        List<String> flags = new ArrayList<>();
        for (String flag : List.of("charging", "general", "obstacle", "overlap")) {
            boolean sensible = !flag.equals(attacker ? "obstacle" : "charging");
            if (random.nextInt(sensible ? 3 : 20) == 0) {
                flags.add(flag);
            }
        }
        return String.join(" ", flags);
    }
}

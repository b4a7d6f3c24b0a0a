package grognard.oracle;

import static grognard.oracle.HonourFacts.diceThrown;
import static grognard.oracle.HonourFacts.isLightInfantry;
import static grognard.oracle.HonourFacts.rank;
import static grognard.oracle.HonourFacts.routsAt;
import static grognard.oracle.HonourFacts.toHit;
import static grognard.oracle.HonourFacts.weakenedAt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Close combat of several units. */
final class HonourMeleeOracle {

    private HonourMeleeOracle() {}

    /** A unit and one opponent. */
    private record Row(
            String unit, String type, String quality, int hits, String against, int dice, List<String> flags) {

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

    static Answer melee(Said said, Throws dice) {
        List<Row> rows = said.rows("unit").stream().map(Row::of).toList();
        Map<String, Row> units = new LinkedHashMap<>();
        Map<String, Integer> totals = new LinkedHashMap<>();
        for (Row row : rows) {
            units.putIfAbsent(row.unit(), row);
            totals.putIfAbsent(row.unit(), row.hits());
        }
        for (Row row : rows) {
            Row opponent = rows.stream()
                    .filter(other -> other.unit().equals(row.against())
                            && other.against().equals(row.unit()))
                    .findFirst()
                    .orElseThrow();
            totals.merge(row.against(), hitsMade(row, opponent, rows, dice), Integer::sum);
        }
        List<String> losers = losers(rows, units, totals);
        Answer answer = Answer.of(isNextRoundDue(rows, units, totals, losers) ? "next-round" : "settled");
        Set<String> due = new HashSet<>();
        for (Row unit : units.values()) {
            String name = unit.unit();
            int total = totals.get(name);
            int gained = total - unit.hits();
            answer.number(name, total);
            String end = "rout";
            if (losers.contains(name) && !routs(unit, total)) {
                gained += 1;
                end = routs(unit, total + 1) ? "rout" : "fall-back";
            } else if (!routs(unit, total)) {
                end = endOfOneWhoHasNotLost(unit, rows, units, totals, losers);
            }
            answer.effect(name, end);
            if (!end.equals("occupy") || total < weakenedAt(unit.quality())) {
                due.add(end); // a weakened winner does not pursue
            }
            if (gained > 0) {
                answer.effect(name, "gain-hits", gained);
                boolean led = rows.stream()
                        .anyMatch(row -> row.unit().equals(name) && row.flags().contains("general"));
                due.add(led ? "general" : "");
            }
        }
        Map<String, String> follows = new LinkedHashMap<>();
        follows.put("rout", "rout");
        follows.put("fall-back", "fallback");
        follows.put("occupy", "pursuit");
        follows.put("next-round", "melee");
        follows.put("general", "general-loss");
        follows.forEach((why, resolver) -> {
            if (due.contains(why)) {
                answer.next(resolver);
            }
        });
        return answer;
    }

    private static int hitsMade(Row row, Row opponent, List<Row> rows, Throws dice) {
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
        return dice.hits(diceThrown(fightingDice(row, rows), modifier), toHit(modifier));
    }

    /** PH-11: overlaps fill up what is left of the unit's dice, in the order of its rows. */
    private static int fightingDice(Row row, List<Row> rows) {
        List<Row> own =
                rows.stream().filter(other -> other.unit().equals(row.unit())).toList();
        boolean column = own.stream().anyMatch(other -> other.flags().contains("march-column"));
        int left = column ? 1 : isLightInfantry(row.type()) ? 2 : 4;
        for (Row other : own) {
            left -= other.dice();
        }
        for (Row other : own) {
            boolean more = left > 0 && other.dice() > 0 && other.flags().contains("overlap");
            if (other.against().equals(row.against())) {
                return row.dice() + (more ? 1 : 0);
            }
            left -= more ? 1 : 0;
        }
        throw new IllegalStateException(row.toString());
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
                    || (!routs(opponent, theirs)
                            && (mine > theirs || (mine == theirs && rank(row.quality()) < rank(opponent.quality()))));
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
}

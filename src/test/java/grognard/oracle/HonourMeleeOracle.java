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

package grognard.oracle;

import static grognard.oracle.HonourFacts.diceThrown;
import static grognard.oracle.HonourFacts.isCavalry;
import static grognard.oracle.HonourFacts.isLightInfantry;
import static grognard.oracle.HonourFacts.rank;
import static grognard.oracle.HonourFacts.routsAt;
import static grognard.oracle.HonourFacts.toHit;
import static grognard.oracle.HonourFacts.weakenedAt;

/** Close combat of two units. */
final class HonourCombatOracle {

    private HonourCombatOracle() {}

    static Answer combat(Said said, Throws dice) {
        String quality = said.word("quality", "regular");
        String defQuality = said.word("def-quality", "regular");
        int before = said.whole("hits", 0);
        int defBefore = said.whole("def-hits", 0);
        int total = before;
        int defTotal = defBefore;
        boolean first = true;
        while (true) {
            // Both fight with what they were before the round. PH-3
            int attackersHits = hitsMade(said, dice, "", total, bonusOfAttacker(said, first));
            int defendersHits =
                    hitsMade(said, dice, "def-", defTotal, first && said.is("def-counter-charging") ? 1 : 0);
            total += defendersHits;
            defTotal += attackersHits;
            String code = code(total, quality, defTotal, defQuality);
            if (!code.equals("next-round") || !said.word("rounds", "one").equals("all")) {
                return answer(code, total, total - before, quality, defTotal, defTotal - defBefore, defQuality);
            }
            first = false;
        }
    }

    private static int bonusOfAttacker(Said said, boolean first) {
        boolean charged = said.is("charging") || said.is("pursuing");
        return first && charged && !said.is("def-obstacle") ? 1 : 0;
    }

    private static int hitsMade(Said said, Throws dice, String side, int hits, int bonus) {
        String other = side.isEmpty() ? "def-" : "";
        String quality = said.word(side + "quality", "regular");
        int modifier = bonus;
        if (quality.equals("superior")) {
            modifier += 1;
        }
        if (quality.equals("inferior")) {
            modifier -= 1;
        }
        if (said.is(side + "general")) {
            modifier += 1;
        }
        if (hits >= weakenedAt(quality)) {
            modifier -= 1;
        }
        if (isLightAgainstHeavy(said.word(side + "unit", ""), said.word(other + "unit", ""))) {
            modifier -= 1;
        }
        int most = fightingDice(said.word(side + "unit", ""), said.word(side + "formation", "line"));
        int fighting = said.whole(side + "fighting-dice", most);
        if (said.is(side + "overlap")) {
            fighting = Math.min(most, fighting + 1); // PH-11
        }
        return dice.hits(diceThrown(fighting, modifier), toHit(modifier));
    }

    /** PH-10: light infantry, dismounted and light cavalry against heavy cavalry and formed infantry. */
    static boolean isLightAgainstHeavy(String unit, String opponent) {
        boolean light = isLightInfantry(unit) || unit.equals("light-cavalry");
        return light && (opponent.equals("heavy-cavalry") || opponent.equals("formed"));
    }

    private static int fightingDice(String unit, String formation) {
        if (formation.equals("march-column")) {
            return 1;
        }
        return unit.equals("formed") || isCavalry(unit) ? 4 : 2;
    }

    private static String code(int total, String quality, int defTotal, String defQuality) {
        boolean routs = total >= routsAt(quality);
        boolean defRouts = defTotal >= routsAt(defQuality);
        if (routs || defRouts) {
            return routs && defRouts ? "both-rout" : routs ? "attacker-routs" : "defender-routs";
        }
        if (total != defTotal) {
            return total > defTotal ? "attacker-falls-back" : "defender-falls-back";
        }
        if (rank(quality) != rank(defQuality)) {
            return rank(quality) < rank(defQuality) ? "attacker-falls-back" : "defender-falls-back";
        }
        // The same hits and quality: either both are weakened or neither is.
        return total >= weakenedAt(quality) ? "both-fall-back" : "next-round";
    }

    private static Answer answer(
            String code, int total, int gained, String quality, int defTotal, int defGained, String defQuality) {
        Answer answer = Answer.of(code).number("attacker", total).number("defender", defTotal);
        switch (code) {
            case "both-rout" -> {
                gains(answer, "attacker", gained).effect("attacker", "rout");
                gains(answer, "defender", defGained).effect("defender", "rout");
            }
            case "attacker-routs" -> {
                gains(answer, "attacker", gained).effect("attacker", "rout");
                gains(answer, "defender", defGained).effect("defender", "occupy");
                answer.next("pursuit");
            }
            case "defender-routs" -> {
                gains(answer, "attacker", gained).effect("attacker", "occupy");
                gains(answer, "defender", defGained).effect("defender", "rout");
                answer.next("pursuit");
            }
            case "attacker-falls-back" -> {
                loses(answer, "attacker", gained, total, quality);
                gains(answer, "defender", defGained).effect("defender", "occupy");
            }
            case "defender-falls-back" -> {
                gains(answer, "attacker", gained).effect("attacker", "occupy");
                loses(answer, "defender", defGained, defTotal, defQuality);
            }
            case "both-fall-back" -> {
                gains(answer, "attacker", gained).effect("attacker", "fall-back");
                gains(answer, "defender", defGained).effect("defender", "fall-back");
                answer.next("fallback");
            }
            default -> {
                gains(answer, "attacker", gained);
                gains(answer, "defender", defGained);
                answer.next("combat");
            }
        }
        return answer;
    }

    private static Answer gains(Answer answer, String side, int hits) {
        return hits > 0 ? answer.effect(side, "gain-hits", hits) : answer;
    }

    private static void loses(Answer answer, String side, int gained, int total, String quality) {
        answer.effect(side, "fall-back").effect(side, "gain-hits", gained + 1);
        if (total + 1 >= routsAt(quality)) {
            answer.effect(side, "rout");
        }
        answer.next("fallback").next("pursuit");
    }
}

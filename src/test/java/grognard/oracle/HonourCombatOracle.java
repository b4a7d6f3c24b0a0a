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
        if (said.is("leaves")) {
            boolean attacker = said.word("leaves", "").equals("attacker");
            String code = leaves(attacker ? "hits>=0" : "def-hits>=0", total, quality, defTotal, defQuality);
            return answer(said, code, total, 0, defTotal, 0);
        }
        while (true) {
            // Both fight with what they were before the round. PH-3
            int attackersHits = hitsMade(said, dice, "", total, bonusOfAttacker(said, first));
            int defendersHits =
                    hitsMade(said, dice, "def-", defTotal, first && said.is("def-counter-charging") ? 1 : 0);
            total += defendersHits;
            defTotal += attackersHits;
            String code = code(total, quality, defTotal, defQuality);
            if (code.equals("next-round") && said.is("stop")) {
                code = leaves(said.word("stop", ""), total, quality, defTotal, defQuality);
            }
            if (!code.equals("next-round") || !said.word("rounds", "one").equals("all")) {
                return answer(said, code, total, total - before, defTotal, defTotal - defBefore);
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
        if (fighting == 0) {
            return 0; // it may not fight
        }
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
        if (total > defTotal || (total == defTotal && rank(quality) < rank(defQuality))) {
            return total + 1 >= routsAt(quality) ? "attacker-routs" : "attacker-falls-back";
        }
        if (total < defTotal || rank(quality) > rank(defQuality)) {
            return defTotal + 1 >= routsAt(defQuality) ? "defender-routs" : "defender-falls-back";
        }
        // The same hits and quality: either both are weakened or neither is.
        return total >= weakenedAt(quality) ? "both-fall-back" : "next-round";
    }

    /** A unit that has had enough falls back with the additional hit, which may be one too many. */
    private static String leaves(String stop, int total, String quality, int defTotal, String defQuality) {
        int enough = Integer.parseInt(stop.substring(stop.indexOf('=') + 1));
        if (stop.startsWith("def-")) {
            String leaves = defTotal + 1 >= routsAt(defQuality) ? "defender-routs" : "defender-falls-back";
            return defTotal >= enough ? leaves : "next-round";
        }
        String leaves = total + 1 >= routsAt(quality) ? "attacker-routs" : "attacker-falls-back";
        return total >= enough ? leaves : "next-round";
    }

    private static Answer answer(Said said, String code, int total, int gained, int defTotal, int defGained) {
        Answer answer = Answer.of(code).number("attacker", total).number("defender", defTotal);
        int taken = gained;
        int defTaken = defGained;
        switch (code) {
            case "both-rout" ->
                answer.effect("attacker", "rout").effect("defender", "rout").next("rout");
            case "attacker-routs", "attacker-falls-back" -> {
                taken += loses(answer, said, "attacker", "", total);
                wins(answer, said, "defender", "def-", defTotal);
            }
            case "defender-routs", "defender-falls-back" -> {
                defTaken += loses(answer, said, "defender", "def-", defTotal);
                wins(answer, said, "attacker", "", total);
            }
            case "both-fall-back" ->
                answer.effect("attacker", "fall-back")
                        .effect("defender", "fall-back")
                        .next("fallback");
            default -> answer.next("combat");
        }
        boolean general = gains(answer, said, "attacker", "", taken);
        boolean defGeneral = gains(answer, said, "defender", "def-", defTaken);
        return general || defGeneral ? answer.next("general-loss") : answer;
    }

    /** Puts the hits on; whether a general was with the unit that took them. */
    private static boolean gains(Answer answer, Said said, String side, String prefix, int hits) {
        if (hits > 0) {
            answer.effect(side, "gain-hits", hits);
        }
        return hits > 0 && said.is(prefix + "general");
    }

    /** How many hits more the loser takes: one, unless it had routed already. */
    private static int loses(Answer answer, Said said, String side, String prefix, int total) {
        int routsAt = routsAt(said.word(prefix + "quality", "regular"));
        if (total >= routsAt) {
            answer.effect(side, "rout").next("rout");
            return 0;
        }
        if (total + 1 >= routsAt) {
            answer.effect(side, "rout").next("rout");
        } else {
            answer.effect(side, "fall-back").next("fallback");
        }
        return 1;
    }

    private static void wins(Answer answer, Said said, String side, String prefix, int total) {
        answer.effect(side, "occupy");
        if (total < weakenedAt(said.word(prefix + "quality", "regular"))) {
            answer.next("pursuit");
        }
    }
}

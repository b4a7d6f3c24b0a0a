package grognard.oracle;

import static grognard.oracle.HonourFacts.isCavalry;
import static grognard.oracle.HonourFacts.isGuns;
import static grognard.oracle.HonourFacts.routsAt;
import static grognard.oracle.HonourFacts.scaled;
import static grognard.oracle.HonourFacts.weakenedAt;

import java.math.BigDecimal;

/** Charges that go home or do not, falling back, and pursuit. */
final class HonourChargeOracle {

    private HonourChargeOracle() {}

    static Answer charge(Said said, Throws dice) {
        String quality = said.word("quality", "regular");
        String defQuality = said.word("def-quality", "regular");
        int hits = said.whole("hits", 0);
        int defHits = said.whole("def-hits", 0);
        boolean chargerRouts = hits >= routsAt(quality);
        boolean targetRouts = defHits >= routsAt(defQuality);
        if (chargerRouts && targetRouts) {
            return Answer.of("both-rout").effect("attacker", "rout").effect("defender", "rout");
        }
        // Our reading: the target of a charge that came to nothing is no winner, and does not pursue.
        if (chargerRouts) {
            return Answer.of("charger-routs").effect("attacker", "rout");
        }
        if (targetRouts) {
            return Answer.of("target-routs").effect("defender", "rout").next("pursuit");
        }
        boolean targetWeakened = defHits >= weakenedAt(defQuality);
        if (hits >= weakenedAt(quality)) {
            boolean bothFail = said.is("def-counter-charging") && targetWeakened;
            Answer answer = Answer.of(bothFail ? "both-fail" : "charge-fails");
            givesWay(answer, said, dice, "attacker", "", 1);
            if (bothFail) {
                givesWay(answer, said, dice, "defender", "def-", 1);
            }
            return answer;
        }
        if (isGuns(said.word("def-unit", ""))) {
            return guns(said, defHits, routsAt(defQuality));
        }
        if (targetWeakened || defHits - hits >= 2) { // PH-2
            Answer answer = Answer.of("target-breaks").next("pursuit");
            givesWay(answer, said, dice, "defender", "def-", 1);
            return answer;
        }
        return Answer.of("close-combat").next("combat");
    }

    private static Answer guns(Said said, int hits, int routsAt) {
        if (said.is("def-limbered")) {
            return Answer.of("destroyed").next("pursuit");
        }
        if (!said.is("def-friend")) {
            return Answer.of("routed").effect("defender", "rout").next("pursuit");
        }
        Answer answer =
                Answer.of("crew-evades").effect("defender", "gain-hits", 2).next("pursuit");
        return hits + 2 >= routsAt ? answer.effect("defender", "rout") : answer;
    }

    private static void givesWay(Answer answer, Said said, Throws dice, String side, String prefix, int more) {
        answer.effect(side, "fall-back", distance(isCavalry(said.word(prefix + "unit", "")), said, dice));
        answer.effect(side, "gain-hits", more);
        if (said.whole(prefix + "hits", 0) + more >= routsAt(said.word(prefix + "quality", "regular"))) {
            answer.effect(side, "rout");
        }
    }

    private static BigDecimal distance(boolean cavalry, Said said, Throws dice) {
        int inches = dice.dav() + dice.dav() + (cavalry ? 3 : 0);
        return scaled(inches, said.word("scale", "25mm"));
    }

    static Answer fallback(Said said, Throws dice) {
        BigDecimal distance = distance(said.is("cavalry"), said, dice);
        return Answer.of("falls-back").number("distance", distance).effect("unit", "fall-back", distance);
    }

    static Answer pursuit(Said said, Throws dice) {
        if (said.is("weakened") || said.is("not-entitled") || said.whole("pursuits", 0) >= 2) {
            return Answer.of("not-allowed");
        }
        int score = dice.d6();
        if (said.is("infantry") && !said.is("assault-column")) {
            score -= 1;
        }
        String code = "must";
        if (score <= 2) {
            code = "halts";
        } else if (score <= 4) {
            code = "may";
        }
        return Answer.of(code).number("score", score);
    }
}

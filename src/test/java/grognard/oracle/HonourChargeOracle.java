package grognard.oracle;

import static grognard.oracle.HonourFacts.isCavalry;
import static grognard.oracle.HonourFacts.isEntitledToCharge;
import static grognard.oracle.HonourFacts.isGuns;
import static grognard.oracle.HonourFacts.routsAt;
import static grognard.oracle.HonourFacts.scaled;
import static grognard.oracle.HonourFacts.weakenedAt;

import java.math.BigDecimal;

/** Charges that go home or do not, falling back, and pursuit. */
final class HonourChargeOracle {

    private HonourChargeOracle() {}

    static Answer charge(Said said, Throws dice) {
        int hits = said.whole("hits", 0);
        int defHits = said.whole("def-hits", 0);
        boolean chargerRouts = hits >= routsAt(said.word("quality", "regular"));
        boolean targetRouts = defHits >= routsAt(said.word("def-quality", "regular"));
        if (chargerRouts && targetRouts) {
            Answer answer = Answer.of("both-rout")
                    .effect("attacker", "rout")
                    .effect("defender", "rout")
                    .next("rout");
            return hasOthers(said) ? answer.next("pursuit") : answer;
        }
        if (chargerRouts) {
            return chargerIsOff(
                    Answer.of("charger-routs").effect("attacker", "rout").next("rout"), said);
        }
        if (targetRouts) {
            Answer answer = Answer.of("target-routs").effect("defender", "rout").next("rout");
            return hasOthers(said) ? answer.next("pursuit") : winner(answer, said, "", "def-");
        }
        if (isWeakened(said, "")) {
            return weakenedCharger(said, dice);
        }
        if (isGuns(said.word("def-unit", ""))) {
            return guns(said, defHits, routsAt(said.word("def-quality", "regular")));
        }
        int most = hits; // of all that charge: it must have two more than each of them
        for (String other : said.rows("with")) {
            most = Math.max(most, Integer.parseInt(other.split(",", -1)[3]));
        }
        if (isWeakened(said, "def-") || defHits - most >= 2) { // PH-2
            boolean routs = isRoutedByOneMore(said, "def-");
            Answer answer = Answer.of(routs ? "target-routs" : "target-breaks");
            givesWay(answer, said, dice, "defender", "def-");
            return (routs ? answer.next("rout") : answer).next("pursuit");
        }
        return Answer.of("close-combat").next(hasOthers(said) ? "melee" : "combat");
    }

    private static boolean hasOthers(Said said) {
        return !said.rows("with").isEmpty();
    }

    /** Others charge on; without any the target may pursue. */
    private static Answer chargerIsOff(Answer answer, Said said) {
        return hasOthers(said) ? answer.next("charge") : winner(answer, said, "def-", "");
    }

    private static boolean isWeakened(Said said, String side) {
        return said.whole(side + "hits", 0) >= weakenedAt(said.word(side + "quality", "regular"));
    }

    private static boolean isRoutedByOneMore(Said said, String side) {
        return said.whole(side + "hits", 0) + 1 >= routsAt(said.word(side + "quality", "regular"));
    }

    private static Answer weakenedCharger(Said said, Throws dice) {
        boolean meets = said.is("def-counter-charging") || said.is("def-intercepting");
        boolean chargerRouts = isRoutedByOneMore(said, "");
        if (!meets || !isWeakened(said, "def-")) {
            Answer answer = Answer.of(chargerRouts ? "charger-routs" : "charge-fails");
            givesWay(answer, said, dice, "attacker", "");
            return chargerIsOff(chargerRouts ? answer.next("rout") : answer, said);
        }
        boolean targetRouts = isRoutedByOneMore(said, "def-");
        String code = "both-fail";
        if (chargerRouts || targetRouts) {
            code = chargerRouts && targetRouts ? "both-rout" : chargerRouts ? "charger-routs" : "target-routs";
        }
        Answer answer = Answer.of(code);
        givesWay(answer, said, dice, "attacker", "");
        givesWay(answer, said, dice, "defender", "def-");
        answer = chargerRouts || targetRouts ? answer.next("rout") : answer;
        return hasOthers(said) ? answer.next("pursuit") : answer;
    }

    /** Who has no opponent left rolls for pursuit, if not weakened and entitled to charge that opponent. */
    private static Answer winner(Answer answer, Said said, String side, String loser) {
        boolean entitled = isEntitledToCharge(said.word(side + "unit", ""), said.word(loser + "unit", ""));
        return entitled && !isWeakened(said, side) ? answer.next("pursuit") : answer;
    }

    private static Answer guns(Said said, int hits, int routsAt) {
        if (said.is("def-limbered")) {
            return Answer.of("destroyed").effect("defender", "remove").next("pursuit");
        }
        if (!said.is("def-friend")) {
            return Answer.of("routed").effect("defender", "rout").next("rout").next("pursuit");
        }
        boolean routs = hits + 2 >= routsAt;
        Answer answer = Answer.of(routs ? "routed" : "crew-evades").effect("defender", "gain-hits", 2);
        return (routs ? answer.effect("defender", "rout").next("rout") : answer.effect("defender", "abandoned"))
                .next("pursuit");
    }

    /** One more hit; a unit that it routs does not fall back. */
    private static void givesWay(Answer answer, Said said, Throws dice, String side, String prefix) {
        answer.effect(side, "gain-hits", 1);
        if (isRoutedByOneMore(said, prefix)) {
            answer.effect(side, "rout");
        } else {
            answer.effect(side, "fall-back", distance(isCavalry(said.word(prefix + "unit", "")), said, dice));
        }
    }

    private static BigDecimal distance(boolean cavalry, Said said, Throws dice) {
        int inches = dice.dav() + dice.dav() + (cavalry ? 3 : 0);
        return scaled(inches, said.word("scale", "25mm"));
    }

    static Answer fallback(Said said, Throws dice) {
        if (said.is("blocked")) {
            return Answer.of("routs").effect("unit", "rout").next("rout");
        }
        BigDecimal distance = distance(said.is("cavalry"), said, dice);
        return Answer.of("falls-back").number("distance", distance).effect("unit", "fall-back", distance);
    }

    static Answer pursuit(Said said, Throws dice) {
        if (said.is("weakened") || said.is("not-entitled") || said.whole("pursuits", 0) >= 2) {
            return Answer.of("not-allowed");
        }
        if (said.is("by-choice")) { // the die was thrown before
            return pursues(Answer.of("may"), said);
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
        Answer answer = Answer.of(code).number("score", score);
        if (code.equals("halts") || (code.equals("may") && !said.is("willing"))) {
            return answer;
        }
        return pursues(answer, said);
    }

    private static Answer pursues(Answer answer, Said said) {
        answer.effect("unit", "pursues");
        return switch (said.word("caught", "none")) {
            case "same" -> answer.next("combat");
            case "new" -> answer.next("charge");
            default -> answer;
        };
    }
}

package grognard.oracle;

import static grognard.oracle.HonourFacts.routsAt;
import static grognard.oracle.HonourFacts.weakenedAt;

import java.math.BigDecimal;

/** Initiative, generals, morale, rallying, and the end of the game. */
final class HonourCommandOracle {

    private HonourCommandOracle() {}

    static Answer initiative(Said said, Throws dice) {
        int forFirst = initiativeModifier(said, "");
        int forSecond = initiativeModifier(said, "def-");
        int first;
        int second;
        do {
            first = dice.d6() + forFirst;
            second = dice.d6() + forSecond;
        } while (first == second);
        return Answer.of(first > second ? "first-side" : "second-side")
                .number("first", first)
                .number("second", second);
    }

    private static int initiativeModifier(Said said, String side) {
        int modifier = switch (said.word(side + "nation", "other")) {
            case "prussia" -> 1;
            case "france", "russia" -> -1;
            case "reichsarmee" -> -2;
            default -> 0;
        };
        modifier += switch (said.word(side + "general", "dependable")) {
            case "dazzling" -> 2;
            case "dashing" -> 1;
            case "dithering" -> -1;
            case "dreadful" -> -2;
            default -> 0;
        };
        return said.is(side + "lost-general") ? modifier - 1 : modifier;
    }

    static Answer command(Said said, Throws dice) {
        int needed = switch (said.word("quality", "regular")) {
            case "superior" -> 3;
            case "inferior" -> 5;
            default -> 4;
        };
        int score = dice.d6();
        return Answer.test(score >= needed ? "obeys" : "holds", score >= needed)
                .number("score", score)
                .number("needed", needed);
    }

    static Answer general(Said said, Throws dice) {
        String rating = said.word("rating", "dependable");
        if (said.is("independent")) { // PH-1
            rating = switch (said.word("quality", "regular")) {
                case "superior" -> "dashing";
                case "inferior" -> "dithering";
                default -> "dependable";
            };
        }
        if (rating.equals("dependable")) {
            return Answer.of("as-normal");
        }
        int score = dice.d6();
        String code = switch (rating) {
            case "dithering" -> score <= 2 ? "out-of-command" : "as-normal";
            case "dreadful" -> score <= 3 ? "out-of-command" : "as-normal";
            case "dashing" -> score >= 5 ? "double-move" : "as-normal";
            case "dazzling" -> score >= 4 ? "double-move" : "as-normal";
            default -> throw new IllegalArgumentException(rating);
        };
        Answer answer = Answer.of(code).number("score", score);
        return switch (code) {
            case "out-of-command" -> answer.effect("unit", code).next("command");
            case "double-move" -> answer.effect("unit", code);
            default -> answer;
        };
    }

    static Answer morale(Said said, Throws dice) {
        String quality = said.word("quality", "regular");
        int hits = said.whole("hits", 0);
        if (hits >= routsAt(quality)) {
            return Answer.of("routed").number("left", 0).effect("unit", "rout").next("rout");
        }
        if (hits >= weakenedAt(quality)) {
            return Answer.of("weakened").number("left", routsAt(quality) - hits);
        }
        return Answer.of("steady").number("left", weakenedAt(quality) - hits);
    }

    static Answer rally(Said said, Throws dice) {
        String quality = said.word("quality", "regular");
        int hits = said.whole("hits", 0);
        boolean general = said.is("general");
        boolean clear = said.is("clear");
        if (said.is("in-contact") || (!clear && !general)) {
            return Answer.of("not-allowed");
        }
        if (hits <= 2) {
            return Answer.test("no-change", false).number("removed", 0).number("total", hits);
        }
        int needed = switch (quality) {
            case "superior" -> 3;
            case "inferior" -> 5;
            default -> 4;
        };
        int removed = clear && general ? 1 : 0;
        int rallyDice = said.word("general", "none").equals("army") ? 2 : 1; // PH-12
        for (int i = 0; i < rallyDice; i++) {
            int die = dice.d6();
            if (die == 6) {
                removed += 2;
            } else if (die >= needed) {
                removed += 1;
            }
        }
        removed = Math.min(removed, 3); // in a phase
        removed = Math.min(removed, hits - 2); // the last two stay
        Answer answer = Answer.test(removed > 0 ? "rallied" : "no-change", removed > 0)
                .number("removed", removed)
                .number("total", hits - removed);
        return removed > 0 ? answer.effect("unit", "lose-hits", removed) : answer;
    }

    static Answer generalLoss(Said said, Throws dice) {
        int score = dice.d6s(2);
        Answer answer = Answer.test(score >= 11 ? "hors-de-combat" : "unhurt", score < 11)
                .number("score", score)
                .number("needed", 11);
        return score >= 11 ? answer.effect("unit", "officer-lost").next("replace") : answer;
    }

    static Answer replace(Said said, Throws dice) {
        if (said.is("overrun")) {
            return Answer.of("not-allowed");
        }
        int score = dice.d6();
        Answer answer = Answer.test(score >= 4 ? "replaced" : "no-change", score >= 4)
                .number("score", score)
                .number("needed", 4);
        return score >= 4 ? answer.effect("unit", "replaced") : answer;
    }

    static Answer victory(Said said, Throws dice) {
        boolean attackerLoses = isLost(said, "");
        boolean defenderLoses = isLost(said, "def-");
        String code = "fights-on";
        if (attackerLoses && defenderLoses) {
            code = "both-lose";
        } else if (attackerLoses) {
            code = "attacker-loses";
        } else if (defenderLoses) {
            code = "defender-loses";
        }
        BigDecimal half = new BigDecimal("0.5");
        return Answer.of(code)
                .number("attacker", half.multiply(new BigDecimal(halvesLost(said, ""))))
                .number("defender", half.multiply(new BigDecimal(halvesLost(said, "def-"))));
    }

    private static boolean isLost(Said said, String side) {
        int units = said.whole(side + "units", 0);
        int halves = halvesLost(said, side);
        return switch (said.word("share", "half")) {
            case "half" -> halves >= units; // halves / 2 >= units / 2
            case "40%" -> halves * 5 >= units * 4; // halves / 2 >= units * 2 / 5
            case "third" -> halves * 3 >= units * 2; // halves / 2 >= units / 3
            default -> throw new IllegalArgumentException(said.word("share", "half"));
        };
    }

    private static int halvesLost(Said said, String side) {
        return 2 * said.whole(side + "routed", 0)
                + said.whole(side + "weakened", 0)
                + (said.is(side + "general-lost") ? 2 : 0)
                + said.whole(side + "brigadiers-lost", 0)
                + 2 * said.whole(side + "objectives", 0);
    }
}

package grognard.oracle;

import java.math.BigDecimal;

/** {@code acw} morale, impact and engage. */
final class AcwMoraleOracle {

    private AcwMoraleOracle() {}

    static Answer morale(Said said, Throws dice) {
        String level = said.word("level", "good");
        boolean officer = !said.word("officer", "none").equals("none");
        boolean melee = said.is("in-melee");
        int point = quality(said.word("quality", "veteran")) + common(said, "") + cover(said.word("cover", "none"));
        point += said.is("charging") ? -1 : 0;
        point += level.equals("shaken") ? 2 : level.equals("routed") ? 4 : 0;
        switch (said.word("hit-by", "none")) {
            case "fire" -> point += byFire(said.word("flank", "none")) + (said.is("disorder") ? 1 : 0);
            case "charge" -> point += byCharge(said.word("flank", "none")) + (said.is("disorder") ? 4 : 0);
            default -> point += 0;
        }
        point += said.is("forming") ? 2 : 0;
        point += said.is("ch") ? 2 : 0;

        int roll = dice.d6s(2);
        if (roll == 12) {
            return numbers(Answer.test("rallies", true), roll, point).effect("unit", "good"); // AC-13
        }
        if (roll > 2 && roll > point) {
            return numbers(Answer.test("holds", true), roll, point); // AC-18: a routed unit stays so
        }
        Answer answer = numbers(Answer.test(roll == 2 ? "routs" : "drops", false), roll, point);
        if (roll > 2 && level.equals("good")) {
            answer.effect("unit", "shaken");
            return officer
                    ? answer
                    : answer.effect("unit", "fall-back", AcwMoveOracle.scaled(said, new BigDecimal(dice.d6())));
        }
        answer.next("morale"); // of units within 6"
        if (melee) {
            return answer.effect("unit", "surrender");
        }
        answer.effect("unit", "rout");
        String arm = said.word("arm", "infantry");
        if (arm.equals("artillery")) {
            return answer; // the chart has no bonus move for guns
        }
        String runsAs = said.is("dismounted") ? "infantry" : arm; // AC-19
        BigDecimal run = AcwMoveOracle.bonus(runsAs, said.word("terrain", "open"), dice);
        return answer.effect("unit", "fall-back", AcwMoveOracle.scaled(said, run));
    }

    private static Answer numbers(Answer answer, int roll, int point) {
        return answer.number("roll", roll).number("point", point);
    }

    private static int quality(String quality) {
        return quality.equals("elite") ? 2 : quality.equals("green") ? 4 : 3;
    }

    /** Modifiers that a unit has both in a morale check and at impact. */
    private static int common(Said said, String side) {
        int point = switch (said.word(side + "officer", "none")) {
            case "brigade" -> -1;
            case "division" -> -2;
            case "corps" -> -3;
            default -> 0;
        };
        point += said.is(side + "behind-friends") ? -4 : 0;
        point += 3 * said.whole(side + "stands-lost", 0);
        point += said.is(side + "commander-lost") ? 1 : 0;
        point += said.whole(side + "regiments-lost", 0);
        point += said.whole(side + "hits", 0);
        return point;
    }

    private static int cover(String cover) {
        return switch (cover) {
            case "wood-fence", "stone-wall", "woods" -> -1;
            case "hasty" -> -2;
            case "medium", "heavy" -> -3;
            default -> 0;
        };
    }

    private static int byFire(String flank) {
        return switch (flank) {
            case "partial" -> 2;
            case "full" -> 4;
            case "rear" -> 6;
            default -> 0;
        };
    }

    private static int byCharge(String flank) {
        return switch (flank) {
            case "partial" -> 3;
            case "full" -> 6;
            case "rear" -> 9;
            default -> 0;
        };
    }

    static Answer impact(Said said, Throws dice) {
        if (surrenders(said)) {
            return Answer.of("surrenders").effect("defender", "surrender").next("morale");
        }
        int attacker = attacker(said) + dice.d6s(2);
        int defender = defender(said) + dice.d6s(2);
        return attacker == defender
                ? totals("melee", attacker, defender).next("melee")
                : givesWay(said, attacker, defender, dice);
    }

    static Answer engage(Said said, Throws dice) {
        if (surrenders(said)) {
            return Answer.of("surrenders").effect("defender", "surrender").next("morale");
        }
        int attacker = attacker(said) + dice.d6s(2);
        int defender = defender(said) + dice.d6s(2);
        if (attacker != defender) {
            return givesWay(said, attacker, defender, dice)
                    .number("attacker-casualties", 0)
                    .number("defender-casualties", 0);
        }
        // Both strike before losses are taken off.
        int defenderLoses = AcwMeleeOracle.firstRound(said, "", "def-", dice);
        int attackerLoses = AcwMeleeOracle.firstRound(said, "def-", "", dice);
        Answer answer = totals("melee", attacker, defender)
                .number("attacker-casualties", attackerLoses)
                .number("defender-casualties", defenderLoses);
        if (attackerLoses > 0) {
            answer.effect("attacker", "casualties", attackerLoses);
        }
        if (defenderLoses > 0) {
            answer.effect("defender", "casualties", defenderLoses);
        }
        return attackerLoses + defenderLoses > 0 ? answer.next("morale") : answer;
    }

    private static boolean surrenders(Said said) {
        String formation = said.word("def-formation", "");
        return said.is("def-routed") || formation.equals("routed") || formation.equals("limbered");
    }

    private static Answer totals(String code, int attacker, int defender) {
        return Answer.of(code).number("attacker", attacker).number("defender", defender);
    }

    private static int attacker(Said said) {
        return side(said, "") - 1; // he is charging
    }

    private static int defender(Said said) {
        String flank = said.word("def-flank", "none");
        int points = side(said, "def-")
                + cover(said.word("def-cover", "none"))
                + byCharge(flank)
                + (said.is("def-forming") ? 2 : 0)
                + (said.is("def-ch") ? 2 : 0)
                + (said.is("def-charging") ? -1 : 0);
        boolean guns = said.word("def-arm", "infantry").equals("artillery");
        return guns && !flank.equals("none") ? points + 8 : points; // AC-12
    }

    private static int side(Said said, String side) {
        String arm = said.word(side + "arm", "infantry");
        boolean onFoot = said.is(side + "dismounted");
        String formation = said.word(side + "formation", AcwChart.usual(arm, onFoot));
        return quality(said.word(side + "quality", "veteran"))
                + AcwChart.impact(AcwChart.rowOf(arm, onFoot, formation), formation) // AC-17: all that disorder counts
                + common(said, side)
                + (said.is(side + "shaken") ? 2 : 0)
                - said.whole(side + "support-infantry", 0)
                - 2 * said.whole(side + "support-cavalry", 0);
    }

    /** The lower total wins. */
    private static Answer givesWay(Said said, int attacker, int defender, Throws dice) {
        if (defender < attacker) {
            return totals("repulsed", attacker, defender)
                    .effect("attacker", "disorder")
                    .effect("attacker", "fall-back", AcwMoveOracle.scaled(said, new BigDecimal(dice.d6())))
                    .next("fire");
        }
        int back = dice.d6s(2);
        Answer answer = totals("driven-off", attacker, defender);
        if (back == 12) {
            return answer.effect("defender", "picked-up").next("morale");
        }
        answer.effect("defender", "disorder")
                .effect("defender", "fall-back", AcwMoveOracle.scaled(said, new BigDecimal(back)));
        if (back >= 9) {
            return answer.effect("defender", "rout").next("morale");
        }
        boolean good = back <= 4 && !said.is("def-shaken"); // AC-20
        return answer.effect("defender", good ? "good" : "shaken");
    }
}

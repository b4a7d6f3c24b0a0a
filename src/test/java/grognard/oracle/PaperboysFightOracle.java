package grognard.oracle;

/** "Fighting" of the Paperboys rules, and the contact test with the fight that follows it. */
final class PaperboysFightOracle {

    private PaperboysFightOracle() {}

    static Answer fight(Said said, Throws dice) {
        int attacker = attackerHits(said, said.whole("stands", 0), dice);
        int defender = defenderHits(said, said.whole("def-stands", 0), dice);
        int difference = attacker - defender;
        String loser = difference < 0 ? "attacker" : "defender";
        Answer answer;
        if (Math.abs(difference) >= 4) {
            answer = Answer.of("routs");
            rout(said, loser, answer);
        } else if (Math.abs(difference) >= 2) {
            answer = Answer.of("falls-back");
            fallBack(said, loser, answer);
        } else if (said.whole("round", 1) == 2) {
            answer = Answer.of("attacker-falls-back");
            undecidedTwice(said, answer);
        } else {
            answer = Answer.of("continues");
            answer.effect("attacker", "lose-stand", 1).effect("defender", "lose-stand", 1);
        }
        return answer.number("attacker", attacker).number("defender", defender).number("difference", difference);
    }

    /** The steps are those of contact and fight; the second round is fought with the stands that are left in contact. */
    static Answer engage(Said said, Throws dice) {
        PaperboysContactOracle.refuse(said);
        String noDice = PaperboysContactOracle.withoutDice(said);
        if (!noDice.isEmpty()) {
            return PaperboysContactOracle.notTested(said, noDice);
        }
        int attacker = PaperboysContactOracle.attackerScore(said, dice, said.word("quality", "trained"));
        int defender = PaperboysContactOracle.defenderScore(said, dice, said.is("def-cover"));
        if (Math.abs(attacker - defender) > 1) {
            return PaperboysContactOracle.tested(said, attacker, defender).number("rounds", 0);
        }

        int[] contact = {attacker, defender};
        int stands = said.whole("stands", 0);
        int defStands = said.whole("def-stands", 0);
        boolean officers = said.is("officer") || said.is("def-officer");
        attacker = attackerHits(said, stands, dice);
        defender = defenderHits(said, defStands, dice);
        if (Math.abs(attacker - defender) > 1) {
            String loser = attacker < defender ? "attacker" : "defender";
            Answer answer = Answer.of(decided(loser, attacker - defender));
            loses(said, loser, attacker - defender, answer);
            boolean losersOfficer = said.is(loser.equals("attacker") ? "officer" : "def-officer");
            if (losersOfficer) {
                answer.next("officer"); // a lost stand puts the officer at risk, and so does a surrender
            }
            return numbers(said, answer, contact, attacker, defender, 1);
        }
        if (stands == 1 || defStands == 1) {
            // Our reading: a second round wants a stand in contact on either side, overlaps do not do.
            return numbers(
                    said, afterTheFirstRound(Answer.of("no-stands-left"), officers), contact, attacker, defender, 1);
        }

        attacker = attackerHits(said, stands - 1, dice);
        defender = defenderHits(said, defStands - 1, dice);
        Answer answer;
        if (Math.abs(attacker - defender) > 1) {
            String loser = attacker < defender ? "attacker" : "defender";
            answer = afterTheFirstRound(Answer.of(decided(loser, attacker - defender)), officers);
            loses(said, loser, attacker - defender, answer);
        } else {
            answer = afterTheFirstRound(Answer.of("attacker-falls-back"), officers);
            undecidedTwice(said, answer);
        }
        return numbers(said, answer, contact, attacker, defender, 2);
    }

    /** Each side has lost a stand by then; what falls due in the second round comes later. */
    private static Answer afterTheFirstRound(Answer answer, boolean officers) {
        answer.effect("attacker", "lose-stand", 1).effect("defender", "lose-stand", 1);
        return officers ? answer.next("officer") : answer;
    }

    private static String decided(String loser, int difference) {
        return loser + (Math.abs(difference) >= 4 ? "-routs" : "-falls-back");
    }

    private static void loses(Said said, String loser, int difference, Answer answer) {
        if (Math.abs(difference) >= 4) {
            rout(said, loser, answer);
        } else {
            fallBack(said, loser, answer);
        }
    }

    /** The contact test's numbers keep their names; the fight's have one before them. */
    private static Answer numbers(Said said, Answer answer, int[] contact, int attacker, int defender, int rounds) {
        PaperboysContactOracle.charges(said, answer);
        return answer.number("attacker", contact[0])
                .number("defender", contact[1])
                .number("difference", contact[0] - contact[1])
                .number("fight-attacker", attacker)
                .number("fight-defender", defender)
                .number("fight-difference", attacker - defender)
                .number("rounds", rounds);
    }

    private static int attackerHits(Said said, int stands, Throws dice) {
        boolean cavalry = said.word("arm", "infantry").equals("cavalry");
        boolean chargedIn = cavalry && said.is("charging");
        boolean columnIntoLine = !cavalry && said.is("column") && said.is("def-line");
        return dice.hits(stands + said.whole("overlap", 0), chargedIn || columnIntoLine ? 4 : 5);
    }

    private static int defenderHits(Said said, int stands, Throws dice) {
        boolean chargedIn = said.word("def-arm", "infantry").equals("cavalry") && said.is("def-charging");
        return dice.hits(stands + said.whole("def-overlap", 0), said.is("def-obstacle") || chargedIn ? 4 : 5);
    }

    /** PB-11, PB-12: from 4, two moves and two stands. */
    private static void rout(Said said, String loser, Answer answer) {
        if (surrounded(said, loser)) {
            answer.effect(loser, "remove"); // nobody is left to be pursued, and no friend sees a rout
            return;
        }
        answer.effect(loser, "rout", 2).effect(loser, "lose-stand", 2).next("friends");
        String winner = loser.equals("attacker") ? "defender" : "attacker";
        String winnersArm = said.word(winner.equals("attacker") ? "arm" : "def-arm", "infantry");
        if (winnersArm.equals("cavalry")) {
            answer.effect(winner, "must-pursue", 1).next("pursuit");
        } else {
            answer.effect(winner, "may-pursue");
        }
    }

    private static void fallBack(Said said, String loser, Answer answer) {
        if (surrounded(said, loser)) {
            answer.effect(loser, "remove");
        } else {
            answer.effect(loser, "fall-back", 1).effect(loser, "lose-stand", 1);
        }
    }

    /** PB-10: the round's one stand and another. */
    private static void undecidedTwice(Said said, Answer answer) {
        if (surrounded(said, "attacker")) {
            answer.effect("attacker", "remove");
        } else {
            answer.effect("attacker", "fall-back", 1).effect("attacker", "lose-stand", 2);
        }
        answer.effect("defender", "lose-stand", 2);
    }

    private static boolean surrounded(Said said, String side) {
        return said.is(side.equals("attacker") ? "surrounded" : "def-surrounded");
    }
}

package grognard.oracle;

/** "Unto the breach" of the Paperboys rules. */
final class PaperboysBreachOracle {

    private PaperboysBreachOracle() {}

    static Answer breach(Said said, Throws dice) {
        PaperboysContactOracle.refuse(said);
        boolean rampart = said.word("wall", "").equals("rampart");
        boolean plainContact = said.is("unbreached") || rampart;
        if (plainContact && said.word("wall", "").equals("high")) {
            return Answer.of("cannot-assault");
        }
        if (plainContact && said.whole("round", 1) == 2) {
            throw new IllegalArgumentException("the rules refuse it");
        }
        if (said.whole("round", 1) == 2) {
            return duel(said, dice, true);
        }
        if (said.whole("pips", 0) == 6) {
            return Answer.of("cannot-advance"); // PB-15
        }
        String quality = said.is("grenadiers") ? "elite" : said.word("quality", "trained");
        int attacker = PaperboysContactOracle.attackerScore(said, dice, quality);
        int defender = PaperboysContactOracle.defenderScore(said, dice, true);
        int difference = attacker - defender;
        if (plainContact || difference < -1 || difference > 1) {
            return PaperboysContactOracle.tested(said, attacker, defender);
        }
        return duel(said, dice, false)
                .number("attacker", attacker)
                .number("defender", defender)
                .number("difference", difference);
    }

    /** A stand each; the defender has the +1 of his wall. */
    private static Answer duel(Said said, Throws dice, boolean second) {
        int attacker = dice.hits(1, 5);
        int defender = dice.hits(1, 4);
        Answer answer;
        int attackersLost = 0;
        int defendersLost = 0;
        if (attacker > defender) { // PB-16
            answer = Answer.of("falls-back");
            defendersLost = said.is("def-surrounded") ? 0 : 1;
            goesBack(said.is("def-surrounded"), "defender", answer);
        } else if (defender > attacker) {
            answer = Answer.of("falls-back");
            attackersLost = said.is("surrounded") ? 0 : 1;
            goesBack(said.is("surrounded"), "attacker", answer);
        } else if (second) {
            answer = Answer.of("attacker-falls-back"); // PB-10
            attackersLost = said.is("surrounded") ? 0 : 2;
            defendersLost = 2;
            goesBack(said.is("surrounded"), "attacker", answer);
        } else {
            answer = Answer.of("continues");
            attackersLost = 1;
            defendersLost = 1;
        }
        if (attackersLost > 0) {
            answer.effect("attacker", "lose-stand", attackersLost);
        }
        if (defendersLost > 0) {
            answer.effect("defender", "lose-stand", defendersLost);
        }
        if (attackersLost > 0 && said.is("grenadiers")) {
            answer.effect("attacker", "lose-grenadiers");
        }
        // a lost stand puts the officer at risk
        // and so does a surrender, with all of them
        boolean attackerSurrenders = attackersLost == 0 && defender >= attacker && said.is("surrounded");
        boolean defenderSurrenders = defendersLost == 0 && attacker > defender && said.is("def-surrounded");
        if (((attackersLost > 0 || attackerSurrenders) && said.is("officer"))
                || ((defendersLost > 0 || defenderSurrenders) && said.is("def-officer"))) {
            answer.next("officer");
        }
        // Our reading: a second round has no contact test, so its numbers are the duel's.
        return answer.number("attacker", attacker)
                .number("defender", defender)
                .number("difference", attacker - defender);
    }

    /** Who is surrounded surrenders, grenadiers with him. */
    private static void goesBack(boolean surrounded, String side, Answer answer) {
        if (surrounded) {
            answer.effect(side, "remove");
        } else {
            answer.effect(side, "fall-back", 1);
        }
    }
}

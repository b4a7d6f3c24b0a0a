package grognard.oracle;

/** "Unto the breach" of the Paperboys rules. */
final class PaperboysBreachOracle {

    private PaperboysBreachOracle() {}

    static Answer breach(Said said, Throws dice) {
        boolean plainContact = said.is("unbreached");
        if (plainContact && said.word("wall", "").equals("high")) {
            return Answer.of("cannot-assault");
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
        boolean attackerLosesAStand = true;
        if (attacker > defender) { // PB-16
            answer = Answer.of("falls-back");
            attackerLosesAStand = false;
            if (said.is("def-surrounded")) {
                answer.effect("defender", "remove");
            } else {
                answer.effect("defender", "fall-back", 1).effect("defender", "lose-stand", 1);
            }
        } else if (defender > attacker) {
            answer = Answer.of("falls-back");
            if (said.is("surrounded")) {
                answer.effect("attacker", "remove");
                attackerLosesAStand = false; // our reading: the grenadiers go with the whole unit
            } else {
                answer.effect("attacker", "fall-back", 1).effect("attacker", "lose-stand", 1);
            }
        } else if (second) {
            answer = Answer.of("attacker-falls-back"); // PB-10
            PaperboysFightOracle.undecidedTwice(said, answer);
            attackerLosesAStand = !said.is("surrounded");
        } else {
            answer = Answer.of("continues");
            answer.effect("attacker", "lose-stand", 1).effect("defender", "lose-stand", 1);
        }
        if (attackerLosesAStand && said.is("grenadiers")) {
            answer.effect("attacker", "lose-grenadiers");
        }
        // Our reading: a second round has no contact test, so its numbers are the duel's.
        return answer.number("attacker", attacker)
                .number("defender", defender)
                .number("difference", attacker - defender);
    }
}

package grognard.oracle;

/** "The contact test" of the Paperboys rules. */
final class PaperboysContactOracle {

    private PaperboysContactOracle() {}

    static Answer contact(Said said, Throws dice) {
        refuse(said);
        String noDice = withoutDice(said);
        if (!noDice.isEmpty()) {
            return notTested(said, noDice);
        }
        int attacker = attackerScore(said, dice, said.word("quality", "trained"));
        int defender = defenderScore(said, dice, said.is("def-cover"));
        return tested(said, attacker, defender);
    }

    /** The program should have refused what fits neither side nor arm. */
    static void refuse(Said said) {
        boolean cavalry = said.word("arm", "infantry").equals("cavalry");
        String enemy = said.word("def-arm", "infantry");
        boolean fits = (cavalry || (!said.is("charging") && !said.is("irregular")))
                && (!cavalry || !said.is("column"))
                && (enemy.equals("cavalry") || (!said.is("def-charging") && !said.is("def-irregular")))
                && (enemy.equals("infantry") || (!said.is("def-column") && !said.is("def-square")))
                && (enemy.equals("infantry") || enemy.equals("skirmishers") || !said.is("def-cover"))
                && (!said.is("def-square") || (!said.is("def-column") && !said.is("def-flank")));
        // the 15 cm are for a charge, and once a game
        boolean ours = !said.is("bonus") || (said.is("charging") && !said.is("bonus-used"));
        boolean theirs = !said.is("def-bonus") || (said.is("def-charging") && !said.is("def-bonus-used"));
        if (!fits || !ours || !theirs) {
            throw new IllegalArgumentException("the rules refuse it");
        }
    }

    /** What needs no test, in the order in which it is judged; empty if there is a test. */
    static String withoutDice(Said said) {
        boolean cavalry = said.word("arm", "infantry").equals("cavalry");
        String enemy = said.word("def-arm", "infantry");
        if (said.whole("pips", 0) == 6) {
            return "cannot-advance"; // PB-15
        }
        if (enemy.equals("artillery")) {
            return "overrun";
        }
        if (enemy.equals("skirmishers")) {
            return cavalry && !said.is("def-cover") ? "scattered" : "skirmishers-retire"; // PB-3
        }
        if (!cavalry && enemy.equals("cavalry")) {
            return "gives-ground"; // PB-4
        }
        // Below 5 pips infantry keeps cavalry off its front; a square has no flank.
        if (cavalry && enemy.equals("infantry") && !said.is("def-flank") && said.whole("def-pips", 0) < 5) {
            return "cannot-close";
        }
        return "";
    }

    static Answer notTested(Said said, String code) {
        Answer answer = Answer.of(code);
        if (!code.equals("cannot-advance") && !code.equals("cannot-close")) {
            charges(said, answer);
        }
        boolean gone = code.equals("overrun")
                || code.equals("scattered")
                || (code.equals("gives-ground") && said.is("def-surrounded"));
        officerTests(gone && said.is("def-officer"), answer); // all its stands are lost
        switch (code) {
            case "overrun", "scattered" -> answer.effect("defender", "remove");
            case "skirmishers-retire" -> answer.effect("defender", "rejoin");
            // "engaged front and rear must surrender"
            case "gives-ground" -> answer.effect("defender", said.is("def-surrounded") ? "remove" : "retire");
            default -> {}
        }
        return answer;
    }

    /** Whoever rode the 15 cm of his charge has none left. */
    static void charges(Said said, Answer answer) {
        if (said.is("bonus")) {
            answer.effect("attacker", "spend-charge");
        }
        if (said.is("def-bonus")) {
            answer.effect("defender", "spend-charge");
        }
    }

    static int attackerScore(Said said, Throws dice, String quality) {
        int score = dice.d6(said.given("att"));
        score -= said.whole("pips", 0);
        score += said.is("charging") ? 1 : 0;
        score += said.is("column") ? 1 : 0;
        score += quality(quality);
        score -= said.is("friend-routing") ? 1 : 0;
        // PB-19
        if (said.is("irregular") && said.word("def-arm", "infantry").equals("cavalry") && !said.is("def-irregular")) {
            score -= 2;
        }
        return score + officer(said.word("officer", "none"));
    }

    static int defenderScore(Said said, Throws dice, boolean behindCover) {
        boolean cavalryAttacks = said.word("arm", "infantry").equals("cavalry");
        int score = dice.d6(said.given("def"));
        score -= said.whole("def-pips", 0);
        // PB-1: once, and the square only against cavalry
        if (behindCover || (said.is("def-square") && cavalryAttacks)) {
            score += 2;
        }
        score += said.is("def-charging") ? 1 : 0;
        score += said.is("def-column") ? 1 : 0;
        score += quality(said.word("def-quality", "trained"));
        score -= said.is("def-friend-routing") ? 1 : 0;
        if (said.is("def-irregular") && cavalryAttacks && !said.is("irregular")) {
            score -= 2; // PB-19
        }
        score -= said.is("def-flank") ? 2 : 0;
        return score + officer(said.word("def-officer", "none"));
    }

    static int quality(String quality) {
        return switch (quality) {
            case "elite" -> 1;
            case "raw" -> -1;
            default -> 0;
        };
    }

    static int officer(String officer) {
        return switch (officer) {
            case "brigadier" -> 1;
            case "commander", "several" -> 2; // PB-29
            default -> 0;
        };
    }

    static Answer tested(Said said, int attacker, int defender) {
        boolean cavalry = said.word("arm", "infantry").equals("cavalry");
        boolean againstCavalry = said.word("def-arm", "infantry").equals("cavalry");
        int difference = attacker - defender;
        Answer answer;
        if (difference >= -1 && difference <= 1) {
            answer = Answer.of("fight").next("fight");
        } else if (cavalry && !againstCavalry) {
            answer = cavalryAgainstInfantry(said, difference);
        } else if (cavalry) {
            answer = difference < 0 ? cavalryBeatenOff(said) : defenderGivesWay(said, difference);
        } else {
            answer = difference < 0 ? infantryBeatenOff(said, difference) : defenderGivesWay(said, difference);
        }
        charges(said, answer);
        return answer.number("attacker", attacker).number("defender", defender).number("difference", difference);
    }

    /** Infantry against infantry, cavalry against cavalry, 2 or more for the attacker. */
    private static Answer defenderGivesWay(Said said, int difference) {
        boolean surrenders = said.is("def-surrounded");
        if (difference <= 3) {
            Answer answer = Answer.of("defender-falls-back");
            return surrenders
                    ? surrender(said, "defender", answer)
                    : answer.effect("defender", "fall-back", 1).effect("defender", "gain-pips", 1);
        }
        Answer answer = Answer.of("defender-routs");
        if (!said.is("glory-used")) {
            answer.effect("attacker", "glory").effect("attacker", "clear-pips").effect("attacker", "extra-move");
        }
        if (surrenders) {
            // Our reading: who surrenders is not pursued, and no friend sees him rout.
            return surrender(said, "defender", answer);
        }
        answer.effect("defender", "rout", 2).effect("defender", "lose-stand", 1).next("friends");
        if (said.word("arm", "infantry").equals("cavalry")) {
            answer.effect("attacker", "must-pursue").next("pursuit"); // our reading: without Glory too
        }
        officerTests(said.is("def-officer"), answer);
        return answer;
    }

    private static Answer infantryBeatenOff(Said said, int difference) {
        if (difference >= -3) {
            return Answer.of("attacker-halts").effect("attacker", "halt").effect("attacker", "must-fire-next");
        }
        Answer answer = Answer.of("attacker-falls-back");
        return said.is("surrounded")
                ? surrender(said, "attacker", answer)
                : answer.effect("attacker", "fall-back", 1).effect("attacker", "gain-pips", 2);
    }

    private static Answer cavalryBeatenOff(Said said) {
        Answer answer = Answer.of("attacker-falls-back");
        return said.is("surrounded")
                ? surrender(said, "attacker", answer)
                : answer.effect("attacker", "fall-back", 1); // PB-2
    }

    private static Answer cavalryAgainstInfantry(Said said, int difference) {
        if (difference < 0) {
            Answer answer = Answer.of("attacker-falls-back");
            if (said.is("surrounded")) {
                return surrender(said, "attacker", answer);
            }
            officerTests(said.is("officer"), answer);
            return answer.effect("attacker", "fall-back", 1).effect("attacker", "lose-stand", 1);
        }
        Answer answer = Answer.of("defender-routs");
        if (said.is("def-surrounded")) {
            return surrender(said, "defender", answer);
        }
        answer.effect("defender", "rout", 1)
                .effect("attacker", "pursue")
                .next("friends")
                .next("pursuit");
        int stands = said.whole("stands", 0);
        if (stands == 0) {
            answer.effect("defender", "lose-stands-each-turn"); // nobody said how many follow
        } else if (stands >= 3) {
            answer.effect("defender", "lose-stands-each-turn", stands / 3);
        }
        officerTests(said.is("def-officer") && stands != 1 && stands != 2, answer);
        return answer;
    }

    /** Who surrenders loses all his stands, so his officer throws too. */
    private static Answer surrender(Said said, String side, Answer answer) {
        officerTests(said.is(side.equals("attacker") ? "officer" : "def-officer"), answer);
        return answer.effect(side, "remove");
    }

    /** A lost stand puts the officer at risk. */
    private static void officerTests(boolean present, Answer answer) {
        if (present) {
            answer.next("officer");
        }
    }
}

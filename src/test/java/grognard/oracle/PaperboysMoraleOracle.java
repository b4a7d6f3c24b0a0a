package grognard.oracle;

/** "Pips and unit losses" and "Other tests" of the Paperboys rules: one die, and what it must show. */
final class PaperboysMoraleOracle {

    private PaperboysMoraleOracle() {}

    static Answer rally(Said said, Throws dice) {
        int pips = said.whole("pips", 0);
        if (said.is("pursued")) {
            // PB-22; cavalry loses its stand each turn, infantry those that the pursuers take
            return said.word("arm", "infantry").equals("cavalry") || said.is("surrounded")
                    ? routsOn(said, "not-allowed")
                    : Answer.test("not-allowed", false).effect("unit", "rout", 1);
        }
        if (said.is("enemy") && said.whole("enemy", 0) <= 15) {
            return routsOn(said, "not-allowed"); // PB-17
        }
        int score = dice.d6() + officerAdds(said);
        Answer answer =
                score >= pips ? Answer.test("rallied", true).effect("unit", "rallies") : routsOn(said, "routs-on");
        return numbers(answer, score, pips);
    }

    private static Answer routsOn(Said said, String code) {
        Answer answer = Answer.test(code, false);
        if (said.is("surrounded")) {
            return surrenders(said, answer);
        }
        answer.effect("unit", "rout", 1).effect("unit", "lose-stand", 1);
        return said.is("officer") ? answer.next("officer") : answer;
    }

    /** "Engaged front and rear": instead of running it is gone, and its officer throws for his life. */
    private static Answer surrenders(Said said, Answer answer) {
        answer.effect("unit", "remove");
        return said.is("officer") ? answer.next("officer") : answer;
    }

    static Answer recover(Said said, Throws dice) {
        String quality = said.word("quality", "trained");
        boolean blocked = said.is("fighting") || said.is("routing");
        if (!quality.equals("elite") && said.is("under-fire")) {
            blocked = true;
        }
        if (blocked || said.whole("pips", 1) == 0) {
            return Answer.test("no-change", false);
        }
        if (!quality.equals("raw")) {
            return Answer.test("recovered", true).effect("unit", "lose-pips", 1);
        }
        int score = dice.d6();
        Answer answer = score >= 4
                ? Answer.test("recovered", true).effect("unit", "lose-pips", 1)
                : Answer.test("no-change", false);
        return numbers(answer, score, 4);
    }

    static Answer heavy(Said said, Throws dice) {
        int pips = said.whole("pips", 0);
        int score = dice.d6() + officerAdds(said);
        Answer answer;
        if (score >= pips) {
            answer = Answer.test("stands", true);
        } else if (said.is("moved")) {
            answer = Answer.test("halts", false)
                    .effect("unit", "halt")
                    .effect("unit", "miss-move")
                    .effect("unit", "must-fire-next");
        } else if (said.is("surrounded")) {
            answer = surrenders(said, Answer.test("retreats", false));
        } else {
            answer = Answer.test("retreats", false).effect("unit", "fall-back", 1);
        }
        return numbers(answer, score, pips);
    }

    static Answer friends(Said said, Throws dice) {
        boolean through = said.is("through");
        int pips = Math.min(6, said.whole("pips", 0) + (through ? 1 : 0));
        int score = dice.d6() + officerAdds(said);
        if (said.word("quality", "trained").equals("raw")) {
            score -= 1;
        }
        int gained = through ? 1 : 0;
        Answer answer;
        if (score >= pips) {
            answer = Answer.test("stands", true);
        } else if (score == pips - 1) {
            answer = Answer.test("shaken", false);
            gained += 1; // our reading: one effect, both pips
        } else if (said.is("surrounded")) {
            String code = score == pips - 2 ? "falls-back" : "routs";
            return numbers(surrenders(said, Answer.test(code, false)), score, pips);
        } else if (score == pips - 2) {
            answer = Answer.test("falls-back", false).effect("unit", "fall-back", 1);
        } else {
            answer = Answer.test("routs", false).effect("unit", "rout", 2).next("friends");
        }
        if (gained > 0) {
            answer.effect("unit", "gain-pips", gained);
        }
        return numbers(answer, score, pips);
    }

    static Answer manoeuvre(Said said, Throws dice) {
        String quality = said.word("quality", "trained");
        if (quality.equals("elite") || said.whole("enemy", 0) > 30) {
            return Answer.test("done", true);
        }
        int score = dice.d6() + officerAdds(said); // PB-13
        if (quality.equals("raw")) {
            score -= 2;
        }
        int pips = said.whole("pips", 0);
        Answer answer = score >= pips
                ? Answer.test("done", true)
                : Answer.test("fails", false).effect("unit", "cannot-move");
        return numbers(answer, score, pips);
    }

    static Answer pursuit(Said said, Throws dice) {
        int needed = switch (said.word("british", "not")) {
            case "light" -> 6;
            case "heavy" -> 5;
            default -> 4;
        };
        int score = dice.d6();
        if (score >= needed) {
            return numbers(Answer.test("rallied", true).effect("unit", "rallies"), score, needed);
        }
        Answer answer = Answer.test("pursues", false);
        int stands = said.whole("stands", 0);
        if (said.word("target-arm", "infantry").equals("cavalry")) {
            return numbers(answer, score, needed); // it loses stands by its own rally
        }
        if (said.is("first")) {
            return numbers(answer, score, needed); // once a turn, and that was when they broke
        }
        if (stands == 0) {
            answer.effect("pursued", "lose-stand"); // nobody said how many pursue
        } else if (stands >= 3) {
            answer.effect("pursued", "lose-stand", stands / 3);
        }
        return numbers(answer, score, needed);
    }

    static Answer officer(Said said, Throws dice) {
        int score = dice.d6();
        Answer killed = Answer.test("killed", false).effect("unit", "officer-lost");
        return numbers(score >= 4 ? Answer.test("unhurt", true) : killed, score, 4);
    }

    static Answer levy(Said said, Throws dice) {
        return Answer.of(dice.d6() <= 3 ? "raw" : "trained").effect("unit", "quality");
    }

    private static int officerAdds(Said said) {
        return PaperboysContactOracle.officer(said.word("officer", "none"));
    }

    private static Answer numbers(Answer answer, int score, int needed) {
        return answer.number("score", score).number("needed", needed);
    }
}

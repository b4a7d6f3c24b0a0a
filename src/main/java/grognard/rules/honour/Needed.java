package grognard.rules.honour;

import grognard.dice.Die;
import grognard.rules.KeyedNumbers;
import grognard.rules.TableNumber;
import grognard.rules.Working;

/** Tests of one throw against a number that is the same for every unit. */
enum Needed implements TableNumber {
    DRILL,
    SUPPORT,
    REPLACE,
    GENERAL_LOST;

    static final KeyedNumbers<Needed> TABLE =
            new KeyedNumbers<>("needed", "What the throw must be, or more", "test", Needed.class);

    @Override
    public KeyedNumbers<Needed> table() {
        return TABLE;
    }

    /** Throws one die; whether it shows what is needed. */
    static boolean throwDie(String purpose, int needed, Working working) {
        return throwDice(purpose, 1, needed, working);
    }

    /** Throws dice; whether their sum is what is needed. */
    static boolean throwDice(String purpose, int count, int needed, Working working) {
        int score = working.score("unit")
                .die(working.dice().sum(purpose, count, Die.D6))
                .total();
        working.line("unit", "needed", needed).number("score", score).number("needed", needed);
        return score >= needed;
    }
}

package grognard.rules.honour.unit;

import grognard.dice.Die;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;
import grognard.rules.base.Working;

/** Tests of a throw against a number that is the same for every unit. */
public enum Needed implements TableNumber {
    DRILL,
    SUPPORT,
    REPLACE,
    GENERAL_LOST;

    public static final KeyedNumbers<Needed> TABLE =
            new KeyedNumbers<>("needed", "What the throw must be, or more", "test", Needed.class);

    @Override
    public KeyedNumbers<Needed> table() {
        return TABLE;
    }

    /** Throws one die; true if it reaches the number. */
    public static boolean throwDie(String purpose, int needed, Working working) {
        return reaches(needed, working.dice().one(purpose, Die.D6), working);
    }

    /** Whether a throw reaches the number. Score and number go on record. */
    public static boolean reaches(int needed, int thrown, Working working) {
        int score = working.score("unit").die(thrown).total();
        working.line("unit", "needed", needed).number("score", score).number("needed", needed);
        return score >= needed;
    }
}

package grognard.rules.paperboys;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.rules.Audit;

/** A score that had to reach a number. */
record Attempt(int score, int needed) {

    /** Adds the score up, and puts both numbers on record. */
    static Attempt of(Audit.Score unit, int needed, Audit audit) {
        int score = unit.total();
        audit.line("unit", "needed", needed);
        audit.number("score", score).number("needed", needed);
        return new Attempt(score, needed);
    }

    /** One die that nothing helps or hinders. */
    static Attempt plain(String purpose, int needed, Dice dice, Audit audit) {
        return of(audit.score("unit").die(dice.one(purpose, Die.D6)), needed, audit);
    }

    boolean succeeds() {
        return score >= needed;
    }
}

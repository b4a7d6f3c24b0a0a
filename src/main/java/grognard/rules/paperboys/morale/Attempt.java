package grognard.rules.paperboys.morale;

import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.base.Working;

/** A score and the number that it had to reach. */
public record Attempt(int score, int needed) {

    /** Adds the score up, and puts both numbers on record. */
    static Attempt of(Audit.Score unit, int needed, Working working) {
        int score = unit.total();
        working.line("unit", "needed", needed);
        working.number("score", score).number("needed", needed);
        return new Attempt(score, needed);
    }

    /** Throws one die without modifiers. */
    public static Attempt plain(String purpose, int needed, Working working) {
        return of(working.score("unit").die(working.dice().one(purpose, Die.D6)), needed, working);
    }

    public boolean succeeds() {
        return score >= needed;
    }
}

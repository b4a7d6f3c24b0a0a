package grognard.rules.honour;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.KeyedNumbers;
import grognard.rules.Tables;
import grognard.table.Keyword;

/** Tests of one throw against a number that is the same for every unit. */
enum Needed implements Keyword {
    DRILL,
    SUPPORT,
    REPLACE,
    GENERAL_LOST;

    static final KeyedNumbers<Needed> TABLE =
            new KeyedNumbers<>("needed", "What the throw must be, or more", "test", Needed.class);

    int in(Tables tables) {
        return TABLE.of(this, tables);
    }

    /** Throws one die; whether it shows what is needed. */
    static boolean throwDie(String purpose, int needed, Dice dice, Audit audit) {
        return throwDice(purpose, 1, needed, dice, audit);
    }

    /** Throws dice; whether their sum is what is needed. */
    static boolean throwDice(String purpose, int count, int needed, Dice dice, Audit audit) {
        int score = audit.score("unit").die(dice.sum(purpose, count, Die.D6)).total();
        audit.line("unit", "needed", needed).number("score", score).number("needed", needed);
        return score >= needed;
    }
}

package grognard.rules.paperboys;

import grognard.rules.KeyedNumbers;
import grognard.rules.Premises;
import grognard.table.Keyword;

/** The single numbers of hand-to-hand fighting. */
enum FightLimit implements Keyword {
    HITS_ON,
    CAVALRY_PURSUES_MOVES;

    static final KeyedNumbers<FightLimit> TABLE =
            new KeyedNumbers<>("fight-limits", "Fighting: single numbers", "limit", FightLimit.class);

    int in(Premises premises) {
        return TABLE.of(this, premises);
    }
}

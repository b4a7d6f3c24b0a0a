package grognard.rules.paperboys;

import grognard.rules.ChoiceWords;
import grognard.rules.KeyedNumbers;
import grognard.rules.Tables;

/** The single numbers of hand-to-hand fighting. */
enum FightLimit {
    HITS_ON,
    CAVALRY_PURSUES_MOVES;

    static final KeyedNumbers<FightLimit> TABLE =
            new KeyedNumbers<>("fight-limits", "Fighting: single numbers", "limit", FightLimit.class);

    int in(Tables tables) {
        return TABLE.of(this, tables);
    }

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}

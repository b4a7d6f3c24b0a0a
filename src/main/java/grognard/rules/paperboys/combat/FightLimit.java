package grognard.rules.paperboys.combat;

import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;

/** Single numbers of hand-to-hand fighting. */
enum FightLimit implements TableNumber {
    HITS_ON,
    CAVALRY_PURSUES_MOVES;

    static final KeyedNumbers<FightLimit> TABLE =
            new KeyedNumbers<>("fight-limits", "Fighting: single numbers", "limit", FightLimit.class);

    @Override
    public KeyedNumbers<FightLimit> table() {
        return TABLE;
    }
}

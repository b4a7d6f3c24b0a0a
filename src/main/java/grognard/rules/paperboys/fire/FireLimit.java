package grognard.rules.paperboys.fire;

import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;

/** Single numbers of shooting. */
enum FireLimit implements TableNumber {
    SKIRMISHER_STANDS_A_DIE,
    CANNON_DICE_MORE_AT_COLUMN_OR_SQUARE,
    HEAVY_CASUALTIES,
    HITS_A_BREACH,
    BUILDING_BURNS_ON,
    SKIRMISHER_HITS_ON,
    RIFLES_THROW_AGAIN;

    static final KeyedNumbers<FireLimit> TABLE =
            new KeyedNumbers<>("fire-limits", "Shooting: single numbers", "limit", FireLimit.class);

    @Override
    public KeyedNumbers<FireLimit> table() {
        return TABLE;
    }
}

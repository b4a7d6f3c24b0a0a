package grognard.rules.honour.fire;

import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;

/** Modifiers of each die in firing. */
enum FireModifier implements TableNumber {
    MOVED,
    SUPERIOR,
    INFERIOR,
    WEAKENED,
    FLANK,
    COVER,
    LIGHT_INFANTRY,
    BEYOND_CANISTER,
    CANISTER,
    UNSEEN,
    ASSAULT_COLUMN,
    HOWITZER;

    static final KeyedNumbers<FireModifier> TABLE =
            new KeyedNumbers<>("fire-modifiers", "Added to each die in firing", "modifier", FireModifier.class);

    @Override
    public KeyedNumbers<FireModifier> table() {
        return TABLE;
    }
}

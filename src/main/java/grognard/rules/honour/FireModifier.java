package grognard.rules.honour;

import grognard.rules.KeyedNumbers;
import grognard.rules.Premises;
import grognard.table.Keyword;

/** What is added to each die in firing. */
enum FireModifier implements Keyword {
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

    /** Adds it where it applies. */
    void addTo(ToHit toHit, boolean applies, Premises premises) {
        if (applies) {
            toHit.add(word(), TABLE.of(this, premises));
        }
    }
}

package grognard.rules.honour;

import grognard.rules.ChoiceWords;
import grognard.rules.KeyedNumbers;
import grognard.rules.Tables;

/** What is added to each die in firing. */
enum FireModifier {
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
    void addTo(ToHit toHit, boolean applies, Tables tables) {
        if (applies) {
            toHit.add(toString(), TABLE.of(this, tables));
        }
    }

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}

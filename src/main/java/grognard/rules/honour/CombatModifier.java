package grognard.rules.honour;

import grognard.rules.KeyedNumbers;
import grognard.rules.Premises;
import grognard.table.Keyword;

/** What is added to each die in close combat. */
enum CombatModifier implements Keyword {
    CHARGING,
    COUNTER_CHARGING,
    PURSUING,
    SUPERIOR,
    INFERIOR,
    GENERAL,
    WEAKENED,
    LIGHT_AGAINST_HEAVY_OR_LINE;

    static final KeyedNumbers<CombatModifier> TABLE = new KeyedNumbers<>(
            "combat-modifiers", "Added to each die in close combat", "modifier", CombatModifier.class);

    void addTo(ToHit toHit, Premises premises) {
        toHit.add(word(), TABLE.of(this, premises));
    }
}

package grognard.rules.honour.combat;

import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;

/** Modifiers of each die in close combat. */
enum CombatModifier implements TableNumber {
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

    @Override
    public KeyedNumbers<CombatModifier> table() {
        return TABLE;
    }
}

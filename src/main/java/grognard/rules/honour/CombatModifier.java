package grognard.rules.honour;

import grognard.rules.ChoiceWords;
import grognard.rules.KeyedNumbers;
import grognard.rules.Tables;

/** What is added to each die in close combat. */
enum CombatModifier {
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

    void addTo(ToHit toHit, Tables tables) {
        toHit.add(toString(), TABLE.of(this, tables));
    }

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}

package grognard.rules.paperboys.combat;

import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;

/** Modifiers of every die of a side that fights hand to hand. */
enum FightModifier implements TableNumber {
    CHARGED_IN,
    COLUMN_INTO_LINE,
    OBSTACLE;

    static final KeyedNumbers<FightModifier> TABLE =
            new KeyedNumbers<>("fight-modifiers", "Added to every fighting die", "modifier", FightModifier.class);

    @Override
    public KeyedNumbers<FightModifier> table() {
        return TABLE;
    }
}

package grognard.rules.paperboys;

import grognard.rules.KeyedNumbers;
import grognard.rules.Premises;
import grognard.table.Keyword;

/** What is added to every die of a side that fights hand to hand. */
enum FightModifier implements Keyword {
    CHARGED_IN,
    COLUMN_INTO_LINE,
    OBSTACLE;

    static final KeyedNumbers<FightModifier> TABLE =
            new KeyedNumbers<>("fight-modifiers", "Added to every fighting die", "modifier", FightModifier.class);

    int in(Premises premises) {
        return TABLE.of(this, premises);
    }
}

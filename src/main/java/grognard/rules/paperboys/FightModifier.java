package grognard.rules.paperboys;

import grognard.rules.ChoiceWords;
import grognard.rules.KeyedNumbers;
import grognard.rules.Tables;

/** What is added to every die of a side that fights hand to hand. */
enum FightModifier {
    CHARGED_IN,
    COLUMN_INTO_LINE,
    OBSTACLE;

    static final KeyedNumbers<FightModifier> TABLE =
            new KeyedNumbers<>("fight-modifiers", "Added to every fighting die", "modifier", FightModifier.class);

    int in(Tables tables) {
        return TABLE.of(this, tables);
    }

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}

package grognard.rules.acw;

import grognard.rules.ChoiceWords;
import grognard.rules.KeyedNumbers;
import grognard.rules.Tables;

/** What gives a firer more dice, or fewer. */
enum FireDice {
    CLOSE,
    REPEATERS,
    CANISTER,
    DOUBLE_CANISTER,
    LONG,
    SHAKEN,
    AREA,
    CH;

    static final KeyedNumbers<FireDice> TABLE =
            new KeyedNumbers<>("fire-dice", "Dice more or fewer for fire", "for", FireDice.class);

    int dice(Tables tables) {
        return TABLE.of(this, tables);
    }

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}

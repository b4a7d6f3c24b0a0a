package grognard.rules.acw;

import grognard.rules.KeyedNumbers;
import grognard.rules.Premises;
import grognard.table.Keyword;

/** What gives a firer more dice, or fewer. */
enum FireDice implements Keyword {
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

    int dice(Premises premises) {
        return TABLE.of(this, premises);
    }
}

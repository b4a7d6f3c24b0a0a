package grognard.rules.acw.fire;

import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;

/** Reasons for more dice in fire, or fewer. */
enum FireDice implements TableNumber {
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

    @Override
    public KeyedNumbers<FireDice> table() {
        return TABLE;
    }
}

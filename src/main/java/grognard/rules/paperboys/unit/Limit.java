package grognard.rules.paperboys.unit;

import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;

/** Single numbers of the rules: what a die must show, distances in cm, shares. */
public enum Limit implements TableNumber {
    CAVALRY_CLOSES_AT_PIPS,
    CAVALRY_STANDS_A_STAND,
    OFFICER_SURVIVES_ON,
    RALLY_ENEMY_WITHIN,
    MANOEUVRE_ENEMY_WITHIN,
    RAW_MANOEUVRES_AT,
    RAW_TESTS_FOR_FRIENDS_AT,
    RAW_RECOVERS_ON,
    LEVY_TRAINED_ON,
    CHARGE_BONUS,
    ARMY_WITHDRAWS_AT_PERCENT;

    public static final KeyedNumbers<Limit> TABLE =
            new KeyedNumbers<>("limits", "Single numbers", "limit", Limit.class);

    @Override
    public KeyedNumbers<Limit> table() {
        return TABLE;
    }
}

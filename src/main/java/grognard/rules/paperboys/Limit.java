package grognard.rules.paperboys;

import grognard.rules.KeyedNumbers;
import grognard.rules.Tables;
import grognard.rules.Words;

/** The single numbers of the rules: what a die must show, and how near is near. */
enum Limit {
    CAVALRY_CLOSES_AT_PIPS,
    CAVALRY_STANDS_A_STAND,
    OFFICER_SURVIVES_ON,
    RALLY_ENEMY_WITHIN;

    static final KeyedNumbers<Limit> TABLE = new KeyedNumbers<>("limits", "Single numbers", "limit", Limit.class);

    int in(Tables tables) {
        return TABLE.of(this, tables);
    }

    @Override
    public String toString() {
        return Words.of(this);
    }
}

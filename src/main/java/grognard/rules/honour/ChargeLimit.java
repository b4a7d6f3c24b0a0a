package grognard.rules.honour;

import grognard.rules.ChoiceWords;
import grognard.rules.KeyedNumbers;
import grognard.rules.Tables;

/** Single numbers of the charge. */
enum ChargeLimit {
    BREAKS_AT_MORE_HITS,
    CREW_EVADES_HITS,
    HALTS_SHORT;

    static final KeyedNumbers<ChargeLimit> TABLE = new KeyedNumbers<>("charge", "Charges", "limit", ChargeLimit.class);

    int in(Tables tables) {
        return TABLE.of(this, tables);
    }

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}

package grognard.rules.honour;

import grognard.rules.KeyedNumbers;
import grognard.rules.TableNumber;

/** Single numbers of the charge. */
enum ChargeLimit implements TableNumber {
    BREAKS_AT_MORE_HITS,
    CREW_EVADES_HITS,
    HALTS_SHORT;

    static final KeyedNumbers<ChargeLimit> TABLE = new KeyedNumbers<>("charge", "Charges", "limit", ChargeLimit.class);

    @Override
    public KeyedNumbers<ChargeLimit> table() {
        return TABLE;
    }
}

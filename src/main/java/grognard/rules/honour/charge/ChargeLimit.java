package grognard.rules.honour.charge;

import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;

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

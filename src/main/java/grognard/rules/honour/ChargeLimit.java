package grognard.rules.honour;

import grognard.rules.KeyedNumbers;
import grognard.rules.Premises;
import grognard.table.Keyword;

/** Single numbers of the charge. */
enum ChargeLimit implements Keyword {
    BREAKS_AT_MORE_HITS,
    CREW_EVADES_HITS,
    HALTS_SHORT;

    static final KeyedNumbers<ChargeLimit> TABLE = new KeyedNumbers<>("charge", "Charges", "limit", ChargeLimit.class);

    int in(Premises premises) {
        return TABLE.of(this, premises);
    }
}

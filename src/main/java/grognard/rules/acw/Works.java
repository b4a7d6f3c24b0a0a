package grognard.rules.acw;

import grognard.rules.KeyedNumbers;
import grognard.rules.Parameter;
import grognard.rules.TableNumber;

/** The works that a firing or defending unit stands in. */
enum Works implements TableNumber {
    NONE,
    HASTY,
    MEDIUM,
    HEAVY;

    static final KeyedNumbers<Works> TABLE =
            new KeyedNumbers<>("works", "Added to the roll of a firer in works", "works", Works.class);

    static Parameter<Works> parameter() {
        return Parameter.choice("works", Works.class, "works it stands in")
                .orElse(NONE)
                .moment();
    }

    @Override
    public KeyedNumbers<Works> table() {
        return TABLE;
    }
}

package grognard.rules.acw.unit;

import grognard.rules.Parameter;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;

/** The works that a firing or defending unit stands in. */
public enum Works implements TableNumber {
    NONE,
    HASTY,
    MEDIUM,
    HEAVY;

    public static final KeyedNumbers<Works> TABLE =
            new KeyedNumbers<>("works", "Added to the roll of a firer in works", "works", Works.class);

    public static Parameter<Works> parameter() {
        return Parameter.choice("works", Works.class, "works it stands in").orElse(NONE);
    }

    @Override
    public KeyedNumbers<Works> table() {
        return TABLE;
    }
}

package grognard.rules.acw;

import grognard.rules.ChoiceWords;
import grognard.rules.KeyedNumbers;
import grognard.rules.Parameter;
import grognard.rules.Tables;

/** The works that a firing or defending unit stands in. */
enum Works {
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

    int firing(Tables tables) {
        return TABLE.of(this, tables);
    }

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}

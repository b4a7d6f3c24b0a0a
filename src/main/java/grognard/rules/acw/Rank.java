package grognard.rules.acw;

import grognard.rules.KeyedNumbers;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.table.Keyword;
import java.util.List;

/** The rank of the officer with a unit; for fire any rank is as good as another. */
enum Rank implements Keyword {
    NONE,
    BRIGADE,
    DIVISION,
    CORPS;

    private static final String FIRING = "firing";
    private static final String MORALE = "morale";

    static final KeyedNumbers<Rank> TABLE =
            new KeyedNumbers<>("officers", "An officer with the unit", "officer", Rank.class, List.of(FIRING, MORALE));

    static Parameter<Rank> parameter() {
        return Parameter.choice("officer", Rank.class, "the rank of its officer")
                .orElse(NONE)
                .is("officer.rank");
    }

    boolean isPresent() {
        return this != NONE;
    }

    int firing(Premises premises) {
        return TABLE.of(this, FIRING, premises);
    }

    int morale(Premises premises) {
        return TABLE.of(this, MORALE, premises);
    }
}

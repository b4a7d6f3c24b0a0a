package grognard.rules.acw.unit;

import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.KeyedNumbers;
import grognard.table.Keyword;
import java.util.List;

/** The rank of the officer with a unit. For fire all ranks count the same. */
public enum Rank implements Keyword {
    NONE,
    BRIGADE,
    DIVISION,
    CORPS;

    private static final String FIRING = "firing";
    private static final String MORALE = "morale";

    public static final KeyedNumbers<Rank> TABLE =
            new KeyedNumbers<>("officers", "An officer with the unit", "officer", Rank.class, List.of(FIRING, MORALE));

    public static Parameter<Rank> parameter() {
        return Parameter.choice("officer", Rank.class, "the rank of its officer")
                .orElse(NONE);
    }

    public boolean isPresent() {
        return this != NONE;
    }

    public int firing(ResolverInput inputs) {
        return TABLE.of(this, FIRING, inputs);
    }

    public int morale(ResolverInput inputs) {
        return TABLE.of(this, MORALE, inputs);
    }
}

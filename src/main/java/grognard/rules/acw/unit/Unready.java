package grognard.rules.acw.unit;

import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.KeyedNumbers;
import grognard.table.Keyword;
import java.util.List;

/** States in which a unit is unready when it is struck. */
public enum Unready implements Keyword {
    DISORDER("in disorder"),
    FORMING("changing formation"),
    CH("marked CH");

    public static final KeyedNumbers<Unready> TABLE = new KeyedNumbers<>(
            "hit-modifiers",
            "Added to the morale point of a unit that is hit",
            "condition",
            Unready.class,
            List.of(HitBy.FIRE.column(), HitBy.CHARGE.column()));

    private final String help;

    Unready(String help) {
        this.help = help;
    }

    public Parameter<Boolean> parameter() {
        return Parameter.flag(word(), help);
    }

    public int morale(HitBy hitBy, ResolverInput inputs) {
        return TABLE.of(this, hitBy.column(), inputs);
    }
}

package grognard.rules.acw;

import grognard.rules.KeyedNumbers;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.table.Keyword;
import java.util.List;

/** The states in which a blow finds a unit unready. */
enum Unready implements Keyword {
    DISORDER("in disorder"),
    FORMING("changing formation"),
    CH("marked CH");

    static final KeyedNumbers<Unready> TABLE = new KeyedNumbers<>(
            "hit-modifiers",
            "Added to the morale point of a unit that is hit",
            "condition",
            Unready.class,
            List.of(HitBy.FIRE.column(), HitBy.CHARGE.column()));

    private final String help;

    Unready(String help) {
        this.help = help;
    }

    Parameter<Boolean> parameter() {
        Parameter<Boolean> flag = Parameter.flag(word(), help);
        return this == DISORDER ? flag.is("formation", "disorder") : flag.moment();
    }

    int morale(HitBy hitBy, Premises premises) {
        return TABLE.of(this, hitBy.column(), premises);
    }
}

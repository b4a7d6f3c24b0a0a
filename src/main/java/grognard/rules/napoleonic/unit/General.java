package grognard.rules.napoleonic.unit;

import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.RandomNumber.Modifier;
import grognard.table.Keyword;
import java.math.BigDecimal;

/** The general with the unit. His own test under fire is a resolver of its own and counts as passed here. */
public enum General implements Keyword {
    NONE,
    GENERAL,
    NAPOLEON;

    public static Parameter<General> parameter() {
        return Parameter.choice("general", General.class, "who is with the unit, unhurt in his own test")
                .orElse(NONE);
    }

    /** The number that he adds to the random number. */
    public BigDecimal bonus(ResolverInput inputs) {
        return switch (this) {
            case NONE -> BigDecimal.ZERO;
            case GENERAL -> TextNumber.GENERAL.in(inputs);
            case NAPOLEON -> TextNumber.NAPOLEON.in(inputs);
        };
    }

    /** The modifier of the attacker's general. */
    public Modifier helpToAttacker(ResolverInput inputs) {
        return new Modifier("attacker's " + word(), bonus(inputs));
    }

    /** The modifier of the defender's general, which is taken off. */
    public Modifier helpToDefender(Working working) {
        // NA-3: the text only adds a general's number; with the defender it is taken off
        working.rulingIf(this != NONE, "NA-3");
        return new Modifier("defender's " + word(), bonus(working).negate());
    }
}

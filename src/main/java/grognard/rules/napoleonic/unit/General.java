package grognard.rules.napoleonic.unit;

import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.rules.base.Working;
import grognard.table.Keyword;
import java.math.BigDecimal;

/** Who leads the unit in person. That he survived his own test this turn is taken for granted. */
public enum General implements Keyword {
    NONE,
    GENERAL,
    NAPOLEON;

    public static Parameter<General> parameter() {
        return Parameter.choice("general", General.class, "who is with the unit, unhurt in his own test")
                .orElse(NONE)
                .is("officer.rank");
    }

    /** What he lends to the number. */
    public BigDecimal bonus(Premises premises) {
        return switch (this) {
            case NONE -> BigDecimal.ZERO;
            case GENERAL -> TextNumber.GENERAL.in(premises);
            case NAPOLEON -> TextNumber.NAPOLEON.in(premises);
        };
    }

    /** What the attacker's general lends. */
    public Modifier helpToAttacker(Premises premises) {
        return new Modifier("attacker's " + word(), bonus(premises));
    }

    /** What the defender's general takes off; the text only ever adds (NA-3). */
    public Modifier helpToDefender(Working working) {
        if (this != NONE) {
            working.ruling("NA-3");
        }
        return new Modifier("defender's " + word(), bonus(working).negate());
    }
}

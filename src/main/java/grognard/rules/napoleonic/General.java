package grognard.rules.napoleonic;

import grognard.rules.Parameter;
import grognard.rules.Tables;
import grognard.rules.Words;
import java.math.BigDecimal;

/** Who leads the unit in person. That he survived his own test this turn is taken for granted. */
enum General {
    NONE,
    GENERAL,
    NAPOLEON;

    static Parameter<General> parameter() {
        return Parameter.choice("general", General.class, "who is with the unit, unhurt in his own test")
                .orElse(NONE);
    }

    /** What he lends to the number. */
    BigDecimal bonus(Tables tables) {
        return switch (this) {
            case NONE -> BigDecimal.ZERO;
            case GENERAL -> TextNumber.GENERAL.in(tables);
            case NAPOLEON -> TextNumber.NAPOLEON.in(tables);
        };
    }

    @Override
    public String toString() {
        return Words.of(this);
    }
}

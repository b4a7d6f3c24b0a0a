package grognard.rules.napoleonic;

import grognard.rules.ChoiceWords;
import grognard.rules.Parameter;
import grognard.rules.Tables;
import grognard.rules.Working;
import java.math.BigDecimal;

/** Who leads the unit in person. That he survived his own test this turn is taken for granted. */
enum General {
    NONE,
    GENERAL,
    NAPOLEON;

    static Parameter<General> parameter() {
        return Parameter.choice("general", General.class, "who is with the unit, unhurt in his own test")
                .orElse(NONE)
                .is("officer.rank");
    }

    /** What he lends to the number. */
    BigDecimal bonus(Tables tables) {
        return switch (this) {
            case NONE -> BigDecimal.ZERO;
            case GENERAL -> TextNumber.GENERAL.in(tables);
            case NAPOLEON -> TextNumber.NAPOLEON.in(tables);
        };
    }

    /** Adds what the attacker's general lends. */
    void helpAttacker(RandomNumber number, Tables tables) {
        number.add("attacker's " + this, bonus(tables));
    }

    /** Takes off what the defender's general lends; the text only ever adds (NA-3). */
    void helpDefender(RandomNumber number, Working working) {
        number.add("defender's " + this, bonus(working.tables()).negate());
        if (this != NONE) {
            working.ruling("NA-3");
        }
    }

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}

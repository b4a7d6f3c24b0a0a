package grognard.rules.napoleonic;

import grognard.dice.Dice;
import grognard.rules.ChoiceWords;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Working;
import java.math.BigDecimal;

/** Is a new order understood? */
public final class Order implements Resolver {

    static final String NAME = "order";

    private enum By {
        MESSENGER,
        IN_PERSON;

        @Override
        public String toString() {
            return ChoiceWords.of(this);
        }
    }

    private static final Parameter<By> BY = Parameter.choice("by", By.class, "who brings the order")
            .orElse(By.MESSENGER)
            .moment();

    private static final Code UNDERSTOOD =
            Code.passed("understood", "The order is understood: the units carry it out.");
    private static final Code NOT_UNDERSTOOD =
            Code.failed("not-understood", "The order is not understood: the units go on with what they were doing.");

    private static final Description DESCRIPTION = Description.of(NAME, "is a new order understood?")
            .roles("unit")
            .parameters(BY, RandomNumber.ROLL)
            .bare(BY)
            .dice("messenger's number, unless the order is given in person")
            .codes(UNDERSTOOD, NOT_UNDERSTOOD)
            .tables(TextNumber.TABLE)
            .examples("--roll 0.412", "--by in-person")
            .notes(
                    "When all have their orders, the messenger rides back to the general who sent him.",
                    "An enemy who passes through a messenger takes him, and the order goes to that side's nearest"
                            + " general.")
            .source("7.1.2 Change to orders");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        if (situation.get(BY) == By.IN_PERSON) {
            RandomNumber.refuse(situation, "an order given with --by in-person is always understood");
        }
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Working working = new Working(tables, situation, dice);
        if (working.get(BY) == By.IN_PERSON) {
            return working.outcome(UNDERSTOOD);
        }
        BigDecimal needed = TextNumber.MESSENGER_UNDERSTOOD.in(working.tables());
        BigDecimal number =
                RandomNumber.of("messenger's number", "unit", working).total();
        working.number("needed", needed);
        return working.outcome(number.compareTo(needed) >= 0 ? UNDERSTOOD : NOT_UNDERSTOOD);
    }
}

package grognard.rules.napoleonic.movement;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.RandomNumber;
import grognard.rules.napoleonic.unit.TextNumber;
import grognard.table.Keyword;
import java.math.BigDecimal;

/** Is a new order understood? Always in person; from a messenger by a random number. */
public final class Order extends AbstractResolver {

    /** The bearer of the order. */
    private enum By implements Keyword {
        MESSENGER,
        IN_PERSON
    }

    private static final Parameter<By> BY =
            Parameter.choice("by", By.class, "who brings the order").orElse(By.MESSENGER);

    private static final Code UNDERSTOOD =
            Code.passed("understood", "The order is understood: the units carry it out.");
    private static final Code NOT_UNDERSTOOD =
            Code.failed("not-understood", "The order is not understood: the units go on with what they were doing.");

    public Order() {
        super(Description.of("order", "is a new order understood?")
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
                .source("7.1.2 Change to orders"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        if (inputs.get(BY) == By.IN_PERSON) {
            RandomNumber.refuse(inputs, "an order given with --by in-person is always understood");
        }
    }

    @Override
    protected Resolution resolve(Working working) {
        if (working.get(BY) == By.IN_PERSON) {
            return working.outcome(UNDERSTOOD);
        }
        BigDecimal needed = TextNumber.MESSENGER_UNDERSTOOD.in(working);
        BigDecimal number =
                RandomNumber.of("messenger's number", "unit", working).total();
        working.number("needed", needed);
        return working.outcome(number.compareTo(needed) >= 0 ? UNDERSTOOD : NOT_UNDERSTOOD);
    }
}

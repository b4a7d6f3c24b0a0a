package grognard.rules.base;

import grognard.dice.Dice;
import grognard.rules.Description;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.ResolverInput;
import grognard.rules.Situation;
import grognard.rules.Tables;

/**
 * Base of resolvers in Java. It holds the description and passes tables, situation and dice on in one object, so that a
 * subclass contains only parameters, codes and the rule.
 */
public abstract class AbstractResolver implements Resolver {

    private final Description description;

    protected AbstractResolver(Description description) {
        this.description = description;
    }

    @Override
    public final Description description() {
        return description;
    }

    @Override
    public final void check(Tables tables, Situation situation) {
        check(ResolverInput.of(tables, situation));
    }

    /** Throws BadInput for combinations of values that parameters cannot refuse by themselves. By default nothing. */
    protected void check(ResolverInput inputs) {}

    @Override
    public final Resolution resolve(Tables tables, Situation situation, Dice dice) {
        return resolve(new Working(tables, situation, dice));
    }

    /** Goes through the test in the order in which a player does it. */
    protected abstract Resolution resolve(Working working);
}

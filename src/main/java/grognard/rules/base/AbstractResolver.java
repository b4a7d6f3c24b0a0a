package grognard.rules.base;

import grognard.dice.Dice;
import grognard.rules.Description;
import grognard.rules.Premises;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;

/**
 * A resolver in Java: holds its description and puts tables, situation and dice together, so that a ruleset's class has
 * only its parameters, its codes and its rule.
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
        check(new Premises(tables, situation));
    }

    /** Refuses a situation that no single parameter can refuse by itself; most resolvers need not. */
    protected void check(Premises premises) {}

    @Override
    public final Resolution resolve(Tables tables, Situation situation, Dice dice) {
        return resolve(new Working(tables, situation, dice));
    }

    /** Goes through the test in the order in which a player does it. */
    protected abstract Resolution resolve(Working working);
}

package grognard.rules;

import grognard.dice.Dice;

/**
 * A test or table of a ruleset, as a pure function: it never prints, reads a file, looks at a clock or makes a random
 * number. {@link Dice} is its only source of chance.
 */
public interface Resolver {

    /** What it is called, takes, throws and answers. */
    Description description();

    /** Refuses situations that no single parameter can refuse by itself. */
    default void check(Tables tables, Situation situation) {}

    Resolution resolve(Tables tables, Situation situation, Dice dice);
}

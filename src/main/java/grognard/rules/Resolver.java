package grognard.rules;

import grognard.dice.Dice;
import grognard.table.TableSpec;
import java.util.List;

/**
 * A test or table of a ruleset, as a pure function: it never prints, reads a file, looks at a clock or makes a random
 * number. {@link Dice} is its only source of chance.
 */
public interface Resolver {

    /** What it is called, takes, throws and answers. */
    Description description();

    /** Refuses situations that no single parameter can refuse by itself. */
    default void check(Tables tables, Situation situation) {}

    /**
     * The tables of the pack whose numbers decide in this situation, whatever the dice: those that it reads, less those of
     * which it takes only what the rulebook's text says itself.
     */
    default List<TableSpec> decidedBy(Premises premises) {
        return description().packTables();
    }

    Resolution resolve(Tables tables, Situation situation, Dice dice);
}

package grognard.rules;

import grognard.dice.Dice;
import grognard.table.TableSpec;
import java.util.List;

/**
 * A test or table of a ruleset, as a pure function: it never prints, reads a file, looks at a clock or makes a random
 * number. {@link Dice} is its only source of chance.
 */
public interface Resolver {

    Description description();

    /** Refuses situations that no single parameter can refuse by itself. */
    default void check(Tables tables, Situation situation) {}

    /**
     * The pack's tables whose numbers decide in this situation, whatever the dice. Every outcome names them, because a
     * player's numbers are not the book's. A table from which only numbers of the book's text are taken is left out.
     */
    default List<TableSpec> decidedBy(Premises premises) {
        return description().packTables();
    }

    Resolution resolve(Tables tables, Situation situation, Dice dice);
}

package grognard.rules;

import grognard.dice.Dice;
import grognard.table.TableSpec;
import java.util.List;

/**
 * A test or table of a ruleset, as a pure function: it never prints, reads files or the clock, or makes random numbers.
 * {@link Dice} is its only source of chance. Odds and replays rely on this.
 */
public interface Resolver {

    /** Name, parameters, dice and codes. */
    Description description();

    /** Throws BadInput for combinations of values that the requirements of single parameters cannot express. */
    default void check(Tables tables, Situation situation) {}

    /**
     * Tables of the pack whose numbers may decide in this situation: those that it reads, except where it uses only cells
     * that the rulebook's text states itself.
     */
    default List<TableSpec> decidedBy(ResolverInput inputs) {
        return description().packTables();
    }

    /** Resolves the situation. Equal arguments and dice give equal results. */
    Resolution resolve(Tables tables, Situation situation, Dice dice);
}

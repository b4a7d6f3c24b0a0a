package grognard.rules.honour.command;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Needed;
import grognard.rules.honour.unit.Quality;

/**
 * Does a unit out of command move closer to the enemy? One die against a number of its quality; without it the unit may
 * do anything else.
 */
public final class Command extends AbstractResolver {

    private static final Parameter<Quality> QUALITY = Quality.parameter();

    private static final Code OBEYS = Code.passed("obeys", "The unit may move closer, with a single move.");
    private static final Code HOLDS =
            Code.failed("holds", "The unit may move and change formation, but no closer to the enemy.");

    public Command() {
        super(Description.of("command", "does a unit out of command move closer to the enemy?")
                .roles("unit")
                .parameters(QUALITY)
                .bare(QUALITY)
                .dice("command die")
                .codes(OBEYS, HOLDS)
                .tables(Quality.TABLE)
                .examples("--superior", "--quality inferior", "")
                .due("each of his units that is to come closer to the enemy")
                .notes(
                        "In command: within 6 inches of the army general or the unit's own brigadier, or within 3 inches"
                                + " of a unit that is; independent units always are.",
                        "Without the test a unit out of command may do all but come closer; counter-charging is open to"
                                + " it.")
                .source("Command & Control"));
    }

    @Override
    protected Resolution resolve(Working working) {
        int needed = working.get(QUALITY).obeysOn(working);
        return working.outcome(Needed.throwDie("command die", needed, working) ? OBEYS : HOLDS);
    }
}

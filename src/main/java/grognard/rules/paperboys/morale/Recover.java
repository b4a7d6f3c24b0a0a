package grognard.rules.paperboys.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Limit;
import grognard.rules.paperboys.unit.Pips;
import grognard.rules.paperboys.unit.Quality;

/**
 * Does a pip come off at the end of the turn? Not after fighting or routing, under fire only from elite troops, and
 * from raw troops only on a die.
 */
public final class Recover extends AbstractResolver {

    private static final Parameter<Quality> QUALITY = Quality.parameter();
    private static final Parameter<Integer> PIPS = Pips.parameter();
    private static final Parameter<Boolean> FIGHTING = Parameter.flag("fighting", "it fought this turn");
    private static final Parameter<Boolean> ROUTING =
            Parameter.flag("routing", "it routed this turn"); // routed this turn, or earlier and still running
    private static final Parameter<Boolean> UNDER_FIRE = Parameter.flag("under-fire", "it was under fire this turn");

    private static final Code RECOVERED = Code.passed("recovered", "The unit steadies.");
    private static final Code NO_CHANGE = Code.failed("no-change", "The record die stays as it is.");

    public Recover() {
        super(Description.of("recover", "does a pip come off at the end of the turn?")
                .parameters(QUALITY, PIPS, FIGHTING, ROUTING, UNDER_FIRE)
                .roles("unit")
                .bare(PIPS, QUALITY)
                .dice("raw unit's recovery die")
                .codes(RECOVERED, NO_CHANGE)
                .tables(Limit.TABLE)
                .examples("--trained --pips 3", "--elite --under-fire", "--raw --pips 2")
                .notes("Elite troops recover under fire; no officer helps.")
                .source("Pips and unit losses"));
    }

    @Override
    protected Resolution resolve(Working working) {
        Quality quality = working.get(QUALITY);
        if (working.find(PIPS).filter(pips -> pips == 0).isPresent()) {
            return working.outcome(NO_CHANGE, "There is no pip to take off.");
        }
        if (working.has(FIGHTING) || working.has(ROUTING)) {
            return working.outcome(NO_CHANGE, "No unit recovers in a turn in which it fights or routs.");
        }
        if (working.has(UNDER_FIRE) && quality != Quality.ELITE) {
            return working.outcome(NO_CHANGE, "Only elite troops recover under fire.");
        }
        if (quality == Quality.RAW) {
            int needed = Limit.RAW_RECOVERS_ON.in(working);
            if (!Attempt.plain("raw unit's recovery die", needed, working).succeeds()) {
                return working.outcome(NO_CHANGE);
            }
        }
        return working.effect("unit", Effects.LOSE_PIPS, 1).outcome(RECOVERED);
    }
}

package grognard.rules.paperboys.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Officer;
import java.util.List;

/**
 * Does a unit stand after three or more casualties to shooting in a turn? A die against its pips; one that moved last
 * turn halts on failure, any other retreats.
 */
public final class Heavy extends AbstractResolver {

    private static final MoraleTest TEST = new MoraleTest("heavy casualties die");
    private static final Parameter<Boolean> MOVED = Parameter.flag("moved", "it moved last turn");

    private static final Code STANDS = Code.passed("stands", "The unit stands the fire.");
    private static final Code HALTS =
            Code.failed("halts", "The advance stops: the unit misses its next move and fires if an enemy is in range.");
    private static final Code RETREATS = Code.failed("retreats", "The unit gives way at once.");

    public Heavy() {
        super(Description.of("heavy", "does a unit stand heavy casualties to fire?")
                .parameters(TEST.pips, MOVED, TEST.officer, TEST.surrounded)
                .roles("unit")
                .bare(TEST.pips)
                .dice("heavy casualties die")
                .codes(STANDS, HALTS, RETREATS)
                .tables(Officer.TABLE)
                .rulings("PB-25", "PB-29")
                .examples("--pips 4 --moved", "--pips 5 --officer brigadier")
                .notes("Due at the end of the enemy's firing; the pips of the casualties count already.")
                .source("Other tests: heavy casualties to fire"));
    }

    @Override
    protected Resolution resolve(Working working) {
        if (TEST.attempt(working).succeeds()) {
            return working.outcome(STANDS);
        }
        if (working.has(MOVED)) {
            return working.effect("unit", Effects.HALT)
                    .effect("unit", Effects.MISS_MOVE)
                    .effect("unit", Effects.MUST_FIRE_NEXT)
                    .outcome(HALTS);
        }
        // PB-25: only a unit that halts must fire next; one that retreats need not
        working.ruling("PB-25");
        return TEST.goesBack(
                RETREATS, RETREATS.text(), List.of(Effect.of("unit", Effects.FALL_BACK, 1)), List.of(), working);
    }
}

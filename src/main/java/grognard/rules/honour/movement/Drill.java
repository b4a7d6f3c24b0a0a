package grognard.rules.honour.movement;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Needed;

/** Does an inferior unit come through a difficult movement in good order? One die; on failure it takes a hit. */
public final class Drill extends AbstractResolver {

    private static final Code DONE = Code.passed("done", "The movement comes off.");
    private static final Code BOTCHED = Code.failed("botched", "The drill is botched and the unit disordered.");
    private static final int HIT = 1;

    public Drill() {
        super(Description.of("drill", "does an inferior unit come through a difficult movement?")
                .roles("unit")
                .dice("drill die")
                .codes(DONE, BOTCHED)
                .tables(Needed.TABLE)
                .examples("", "--dice 3", "-n 2")
                .due("an inferior unit that is not light infantry")
                .notes(
                        "Only inferior units test, and not light infantry: after a formation change, a move to the flank or"
                                + " rear, or a move in an odd formation.")
                .source("Movement: inferior units"));
    }

    @Override
    protected Resolution resolve(Working working) {
        if (Needed.throwDie("drill die", Needed.DRILL.in(working), working)) {
            return working.outcome(DONE);
        }
        return working.effect("unit", Effects.GAIN_HITS, HIT).outcome(BOTCHED);
    }
}

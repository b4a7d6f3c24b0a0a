package grognard.rules.paperboys.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Centimetres;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Limit;
import grognard.rules.paperboys.unit.Officer;
import grognard.rules.paperboys.unit.Quality;

/**
 * Does a critical manoeuvre near the enemy succeed? A die against the pips; elite troops, and units with no enemy near,
 * need none.
 */
public final class Manoeuvre extends AbstractResolver {

    private static final MoraleTest TEST = new MoraleTest("manoeuvre die");
    private static final Parameter<Quality> QUALITY = Quality.parameter();
    private static final Parameter<Integer> ENEMY =
            Centimetres.parameter("enemy", "distance to the nearest enemy in cm");

    private static final Code DONE = Code.passed("done", "The manoeuvre is carried out.");
    private static final Code FAILS = Code.failed("fails", "The manoeuvre fails.");

    public Manoeuvre() {
        super(Description.of("manoeuvre", "does a critical manoeuvre succeed?")
                .parameters(TEST.pips, QUALITY, ENEMY, TEST.officer)
                .roles("unit")
                .bare(TEST.pips, ENEMY)
                .dice("manoeuvre die")
                .codes(DONE, FAILS)
                .tables(Limit.TABLE, Officer.TABLE)
                .rulings("PB-13", "PB-29")
                .examples("--pips 3", "--pips 2 --raw --enemy 25", "--pips 4 --officer brigadier")
                .notes(
                        "Critical is whatever turns the stands of a unit, forming square or refusing a flank, near an"
                                + " enemy.",
                        "A plain advance or retreat, or passing lines through each other, is not critical.")
                .source("Critical manoeuvres"));
    }

    @Override
    protected Resolution resolve(Working working) {
        if (working.get(QUALITY) == Quality.ELITE) {
            return working.outcome(DONE, "Elite troops manoeuvre without a test.");
        }
        int near = Limit.MANOEUVRE_ENEMY_WITHIN.in(working);
        if (working.find(ENEMY).filter(distance -> distance > near).isPresent()) {
            return working.outcome(DONE, "With no enemy within " + near + " cm there is no test.");
        }
        int raw = working.get(QUALITY) == Quality.RAW ? Limit.RAW_MANOEUVRES_AT.in(working) : 0;
        Attempt attempt = TEST.attempt(working.get(TEST.pips), raw, working);
        if (!attempt.succeeds()) {
            return working.effect("unit", Effects.CANNOT_MOVE).outcome(FAILS);
        }
        working.find(TEST.officer)
                .filter(officer -> attempt.score() - officer.adds(working) < attempt.needed())
                .ifPresent(turnedIt -> working.ruling("PB-13"));
        return working.outcome(DONE);
    }
}

package grognard.rules.paperboys.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Centimetres;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Limit;
import grognard.rules.paperboys.unit.Officer;

/**
 * Does a routing unit rally at the end of the turn? A die against its pips, but no attempt with an enemy near or
 * pursuing cavalry among it; on failure it routs on and loses a stand.
 */
public final class Rally extends AbstractResolver {

    private static final MoraleTest TEST = new MoraleTest("rally die");
    private static final Parameter<Integer> ENEMY = Centimetres.parameter(
                    "enemy", "distance to the nearest enemy in cm")
            .moment();

    private static final Parameter<Boolean> PURSUED =
            Parameter.flag("pursued", "pursuing cavalry is among them").is("pursuer.arm", "cavalry");

    private static final Code RALLIED = Code.passed("rallied", "The unit rallies.");
    private static final Code ROUTS_ON = Code.failed("routs-on", "The unit does not rally and routs on.");
    private static final Code NOT_ALLOWED =
            Code.failed("not-allowed", "With the enemy so near the unit may not try to rally and routs on.");

    public Rally() {
        super(Description.of("rally", "does a routing unit rally?")
                .parameters(TEST.pips, ENEMY, PURSUED, TEST.officer)
                .roles("unit", "pursuer=pursuing.unit")
                .bare(TEST.pips, ENEMY)
                .dice("rally die")
                .codes(RALLIED, ROUTS_ON, NOT_ALLOWED)
                .tables(Limit.TABLE.spec(), Officer.TABLE.spec())
                .rulings("PB-17", "PB-22")
                .examples("--pips 3", "--pips 4 --officer brigadier --enemy 20", "--pips 4 --pursued")
                .notes("Infantry with pursuing cavalry among it loses stands by the cavalry's test: pursuit.")
                .source("The turn; The contact test"));
    }

    @Override
    protected Resolution resolve(Working working) {
        if (working.has(PURSUED)) {
            // PB-22: no test while pursuers are in its midst; the cavalry's own test takes its stands
            return working.ruling("PB-22")
                    .effect("unit", Effects.ROUT, 1)
                    .outcome(NOT_ALLOWED, "With the pursuers among them the unit may not try to rally and routs on.");
        }
        int near = Limit.RALLY_ENEMY_WITHIN.in(working);
        if (working.find(ENEMY).filter(distance -> distance <= near).isPresent()) {
            // PB-17: with an enemy so near the unit may not test and counts as having failed
            working.ruling("PB-17");
            return routsOn(NOT_ALLOWED, working);
        }
        Attempt attempt = TEST.attempt(working);
        return attempt.succeeds()
                ? working.effect("unit", Effects.RALLIES).outcome(RALLIED)
                : routsOn(ROUTS_ON, working);
    }

    private static Resolution routsOn(Code code, Working working) {
        working.effect("unit", Effects.ROUT, 1).effect("unit", Effects.LOSE_STAND, 1);
        if (working.given(TEST.officer)) {
            working.next(Next.of("officer").on("unit"));
        }
        return working.outcome(code);
    }
}

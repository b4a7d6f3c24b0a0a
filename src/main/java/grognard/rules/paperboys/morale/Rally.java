package grognard.rules.paperboys.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Arm;
import grognard.rules.paperboys.unit.Centimetres;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.HouseRules;
import grognard.rules.paperboys.unit.Limit;
import grognard.rules.paperboys.unit.Officer;
import java.util.List;

/**
 * Does a routing unit rally at the end of the turn? A die against its pips, but no attempt with an enemy near or
 * pursuing cavalry among it; on failure it routs on and loses a stand.
 */
public final class Rally extends AbstractResolver {

    private static final MoraleTest TEST = new MoraleTest("rally die");
    private static final Parameter<Integer> ENEMY =
            Centimetres.parameter("enemy", "distance to the nearest enemy in cm");

    private static final Parameter<Boolean> PURSUED = Parameter.flag("pursued", "pursuing cavalry is among them");

    private static final Parameter<Arm> ARM =
            Parameter.choice("arm", List.of(Arm.INFANTRY, Arm.CAVALRY), "arm of service, infantry if not said");
    private static final Parameter<Boolean> FIRST = Parameter.flag("first", "it broke this turn");

    private static final List<Effect> ROUTING_ON =
            List.of(Effect.of("unit", Effects.ROUT, 1), Effect.of("unit", Effects.LOSE_STAND, 1));

    private static final Code RALLIED = Code.passed("rallied", "The unit rallies.");
    private static final Code ROUTS_ON = Code.failed("routs-on", "The unit does not rally and routs on.");
    private static final Code NOT_ALLOWED =
            Code.failed("not-allowed", "With the enemy so near the unit may not try to rally and routs on.");

    public Rally() {
        super(Description.of("rally", "does a routing unit rally?")
                .parameters(TEST.pips, ENEMY, PURSUED, TEST.officer, ARM, FIRST, TEST.surrounded)
                .roles("unit")
                .bare(TEST.pips, ENEMY)
                .dice("rally die")
                .codes(RALLIED, ROUTS_ON, NOT_ALLOWED)
                .tables(Limit.TABLE, Officer.TABLE)
                .rulings("PB-17", "PB-22", "PB-26", "PB-29")
                .examples(
                        "--pips 3",
                        "--pips 4 --officer brigadier --enemy 20",
                        "--pips 4 --pursued",
                        "--pips 3 --arm cavalry --pursued")
                .notes("Infantry with pursuing cavalry among it loses stands by the cavalry's test: pursuit.")
                .source("The turn; The contact test"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        inputs.refuseIf(
                inputs.has(FIRST) && inputs.house(HouseRules.FIRST_RALLY) == HouseRules.FirstRally.NEXT_TURN,
                FIRST,
                "no test yet: by house key rally.first it throws from the next turn on");
    }

    @Override
    protected Resolution resolve(Working working) {
        // PB-26: the end of the turn counts for a unit that broke in it
        working.rulingIf(working.has(FIRST), "PB-26");
        if (working.has(PURSUED)) {
            // PB-22: no test while pursuers are in its midst; the cavalry's own test takes the stands of infantry
            working.ruling("PB-22");
            List<Effect> ridingDown = List.of(Effect.of("unit", Effects.ROUT, 1));
            return TEST.goesBack(
                    NOT_ALLOWED,
                    "With the pursuers among them the unit may not try to rally and routs on.",
                    working.find(ARM).filter(Arm.CAVALRY::equals).isPresent() ? ROUTING_ON : ridingDown,
                    List.of(),
                    working);
        }
        int near = Limit.RALLY_ENEMY_WITHIN.in(working);
        if (working.find(ENEMY).filter(distance -> distance <= near).isPresent()) {
            // PB-17: with an enemy so near the unit may not test and counts as having failed
            working.ruling("PB-17");
            return routsOn(NOT_ALLOWED, working);
        }
        return TEST.attempt(working).succeeds()
                ? working.effect("unit", Effects.RALLIES).outcome(RALLIED)
                : routsOn(ROUTS_ON, working);
    }

    private static Resolution routsOn(Code code, Working working) {
        return TEST.goesBack(code, code.text(), ROUTING_ON, List.of(), working);
    }
}

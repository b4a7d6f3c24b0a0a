package grognard.rules.honour.combat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Due;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Scale;

/**
 * How far does a beaten unit fall back? Two average dice in inches, more for cavalry; the house rule fallback takes d6
 * or a fixed distance.
 */
public final class Fallback extends AbstractResolver {

    private static final Parameter<Boolean> CAVALRY = Parameter.flag("cavalry", "the unit is mounted");
    private static final Parameter<Boolean> BLOCKED = Parameter.flag(
            "blocked",
            "it meets enemies other than light infantry or impassable ground, or more than half of it leaves the"
                    + " table");
    private static final Parameter<Scale> SCALE = Scale.parameter();

    private static final Code FALLS_BACK =
            Code.of("falls-back", "The unit falls back in its formation, still facing the enemy.");
    private static final Code ROUTS = Code.of("routs", "There is no way back: the unit routs.");

    public Fallback() {
        super(Description.of("fallback", "how far does a beaten unit fall back?")
                .roles("unit")
                .parameters(CAVALRY, BLOCKED, SCALE)
                .bare(SCALE)
                .dice("two average dice (house key fallback=d6: two d6; fallback=fixed or --blocked: none)")
                .codes(FALLS_BACK, ROUTS)
                .tables(Retreat.TABLE, Scale.TABLE)
                .examples("", "--cavalry", "--cavalry --scale 15mm", "--blocked", "--house fallback=fixed")
                .due("the beaten unit, with --cavalry if it is")
                .notes(
                        "The additional hit for falling back is given by the charge or combat that caused it; a unit that"
                                + " leaves a combat by choice takes it too.",
                        "A friend in the way falls back as well or is passed through, as its player likes, and takes 1"
                                + " hit.",
                        "Ground does not shorten the move. A unit that meets enemies other than light infantry, or"
                                + " impassable ground, or goes more than half off the table, routs: --blocked.")
                .source("Close combat: falling back; Notes to the rules: close combat"));
    }

    @Override
    protected Resolution resolve(Working working) {
        if (working.has(BLOCKED)) {
            return working.effect("unit", Effects.ROUT).next(Due.rout("unit")).outcome(ROUTS);
        }
        Number distance = Retreat.fallBack("unit", working.has(CAVALRY), working.get(SCALE), working);
        return working.number("distance", distance).outcome(FALLS_BACK);
    }
}

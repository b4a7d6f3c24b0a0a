package grognard.rules.acw.combat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.acw.fire.Firer;
import grognard.rules.acw.fire.Target;
import grognard.rules.acw.fire.Volley;
import grognard.rules.acw.fire.Volley.Fired;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.Effects;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import java.util.List;

/** Resolves one side's blows in melee: four dice at the fire table; run it once a side. */
public final class Melee extends AbstractResolver {

    private static final Firer STRIKER = new Firer("striker", "strike", "blows", List.of(Arm.values()));
    private static final Target TARGET = new Target();
    private static final Parameter<Boolean> SHAKEN =
            Parameter.flag("shaken", "the striker is shaken: it keeps its four dice");
    private static final Blows BLOWS = new Blows(Side.NONE, STRIKER, SHAKEN, TARGET);
    private static final Parameter<Integer> ROUND = Parameter.whole(
                    "round", 1, 2, "round of the melee, 2 for all that follow")
            .orElse(1);

    private static final Code HIT = Code.of("hit", "The blows tell: losses {casualties}.");
    private static final Code MISS = Code.of("miss", "The blows do nothing.");
    private static final Code SURRENDERS = Code.of("surrenders", "Caught as it is, the target surrenders.");

    public Melee() {
        super(Description.of("melee", "what do one side's blows do in melee?")
                .roles("striker", "target")
                .parameters(STRIKER.figures, STRIKER.sections, STRIKER.troops.arm, STRIKER.troops.formation)
                .parameters(STRIKER.troops.dismounted)
                .parameters(STRIKER.quality, STRIKER.officer, SHAKEN, BLOWS.support, ROUND)
                .parameters(TARGET.parameters())
                .bare(STRIKER.figures, BLOWS.support)
                .bare(STRIKER.troops.arm, TARGET.troops.arm, STRIKER.quality, TARGET.quality)
                .dice("blows", "1* die, where the table says so", "die for the part of a figure left over by halving")
                .codes(HIT, MISS, SURRENDERS)
                .tables(Blows.tables())
                .rulings("AC-1", "AC-2", "AC-4", "AC-11", "AC-21", "AC-22")
                .rulings("AC-24", "AC-26", "AC-27", "AC-29", "AC-30")
                .examples(
                        "--figures 20 --formation attack-column --officer brigade --target-quality green",
                        "--figures 16 --support 8 --round 2 --flank partial",
                        "--sections 2 --target-arm cavalry")
                .notes(
                        "Run it once for each side; both strike before losses are taken off.",
                        "Always four dice: being shaken takes none off, as it does when a unit fires (AC-30).",
                        "In double line or attack column --figures is the front rank, which counts twice (AC-24); with the"
                                + " house key melee.double=all it is all figures.",
                        "A melee that is not over goes on next turn: --round 2, once a side.",
                        "A unit that routs in melee surrenders: check its morale with --in-melee.")
                .source("Combat procedure: melee; Infantry charge procedure"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        STRIKER.check(inputs);
        inputs.refuseIf(STRIKER.formed(inputs).surrenders(), STRIKER.troops.formation, "a formation that can fight");
        TARGET.formed(inputs);
    }

    @Override
    protected Resolution resolve(Working working) {
        if (TARGET.surrenders(working)) {
            TARGET.rulings(working);
            return working.effect(TARGET.name, Effects.SURRENDER)
                    .next(Effects.NEARBY_CHECKS)
                    .outcome(SURRENDERS);
        }
        Volley volley = BLOWS.volley(working.get(ROUND), working);
        Fired blows = volley.fired(working);
        volley.numbers(blows, working);
        int casualties = BLOWS.casualties(blows, working);
        working.number("casualties", casualties)
                .effect(TARGET.name, Effects.casualties(working.get(TARGET.troops.arm)), casualties);
        if (casualties == 0) {
            return working.outcome(MISS);
        }
        return working.next(BLOWS.morale(working)).outcome(HIT);
    }
}

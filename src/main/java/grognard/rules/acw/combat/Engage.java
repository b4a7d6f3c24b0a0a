package grognard.rules.acw.combat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.acw.fire.FireTable;
import grognard.rules.acw.fire.Firer;
import grognard.rules.acw.fire.Target;
import grognard.rules.acw.fire.Volley;
import grognard.rules.acw.unit.Effects;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import java.util.Optional;

/**
 * A complete engagement: the impact of a charge and, if neither side gives way, the first round of melee. Each step
 * counts as in its own resolver.
 */
public final class Engage extends AbstractResolver {

    private static final Clash CLASH = new Clash();
    private static final Blows ATTACKER = new Blows(
            Side.ATTACKER,
            new Firer(Side.ATTACKER, CLASH.attacker),
            CLASH.attacker.shaken,
            new Target(CLASH.defender, Optional.of(CLASH.cover), Optional.of(CLASH.flank)));
    private static final Blows DEFENDER = new Blows(
            Side.DEFENDER,
            new Firer(Side.DEFENDER, CLASH.defender),
            CLASH.defender.shaken,
            new Target(CLASH.attacker, Optional.empty(), Optional.empty()));

    private static final String ATTACKERS_LOSS = "attacker-casualties";
    private static final String DEFENDERS_LOSS = "defender-casualties";

    private static final Code MELEE = Code.of(
            Clash.MELEE.name(),
            "Neither gives way: in the melee the attacker loses {attacker-casualties}, the defender"
                    + " {defender-casualties}.");

    public Engage() {
        super(Description.of("engage", "impact, then a round of melee")
                .roles("attacker", "defender")
                .steps("impact", "melee")
                .parameters(ATTACKER.striker.figures, ATTACKER.support)
                .parameters(DEFENDER.striker.figures, DEFENDER.striker.sections, DEFENDER.support)
                .parameters(CLASH.parameters())
                .bare(ATTACKER.striker.figures, DEFENDER.striker.figures)
                .bare(
                        CLASH.attacker.troops.arm,
                        CLASH.defender.troops.arm,
                        CLASH.attacker.nerve.quality,
                        CLASH.defender.nerve.quality)
                .dice(
                        "attacker's dice",
                        "defender's dice",
                        "fall-back dice of the loser",
                        "or else, in melee, attacker's blows, 1* die and the defender's die for a part of a figure, where the table"
                                + " says so",
                        "defender's blows, and the same again")
                .codes(Clash.REPULSED, Clash.DRIVEN_OFF, MELEE, Clash.SURRENDERS)
                .tables(Clash.tables())
                .tables(FireTable.TABLE)
                .rulings("AC-1", "AC-2", "AC-4", "AC-11", "AC-12", "AC-17", "AC-20", "AC-21", "AC-22")
                .rulings("AC-24", "AC-26", "AC-27", "AC-29", "AC-30", "AC-32")
                .examples(
                        "--figures 20 --formation attack-column --officer brigade --def --figures 16 --cover stone-wall",
                        "--figures 12 --arm cavalry --elite --def --arm artillery --sections 3 --flank partial",
                        "--figures 24 --support 8 --def --figures 20 --green --shaken")
                .notes(
                        "The steps are those of impact and melee, and every option means what it means there.",
                        "Both sides strike with all they brought: losses are taken off when both have struck.",
                        "In the melee the defender has its cover and its open flank; the attacker has neither.",
                        "A melee that is not over goes on next turn: melee --round 2, once a side.",
                        "A unit that routs in melee surrenders: check its morale with --in-melee.")
                .source("Infantry charge procedure: dice down for impact; Combat procedure: melee"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        CLASH.check(inputs);
        DEFENDER.striker.check(inputs); // only the defender may be guns: guns do not charge
    }

    @Override
    protected Resolution resolve(Working working) {
        if (CLASH.surrenders(working)) {
            return working.outcome(CLASH.surrender(working).code());
        }
        Clash.Result impact = CLASH.clash(working);
        if (!impact.code().equals(Clash.MELEE)) {
            working.number(ATTACKERS_LOSS, 0).number(DEFENDERS_LOSS, 0);
            return working.outcome(impact.code(), impact.words());
        }
        int defendersLoss = struck(ATTACKER, working);
        int attackersLoss = struck(DEFENDER, working);
        working.number(ATTACKERS_LOSS, attackersLoss)
                .number(DEFENDERS_LOSS, defendersLoss)
                .effect("attacker", Effects.casualties(working.get(CLASH.attacker.troops.arm)), attackersLoss)
                .effect("defender", Effects.casualties(working.get(CLASH.defender.troops.arm)), defendersLoss);
        if (attackersLoss > 0) {
            working.next(DEFENDER.morale(working));
        }
        if (defendersLoss > 0) {
            working.next(ATTACKER.morale(working));
        }
        return working.outcome(MELEE);
    }

    /** Plays one side's blows as a step; only the losses matter afterwards. */
    private static int struck(Blows blows, Working working) {
        return working.step(blows, step -> {
            Volley volley = blows.volley(1, step);
            int losses = blows.casualties(volley.fired(step), step);
            step.line(blows.target.name, "casualties", losses);
            return losses;
        });
    }
}

package grognard.rules.acw.morale;

import grognard.rules.Audit;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Rank;
import grognard.rules.acw.unit.Troops;
import grognard.rules.base.Working;
import java.util.ArrayList;
import java.util.List;

/** One side of an impact: its parameters and its own part of the impact morale. */
public final class ImpactSide {

    public final String name;
    public final Troops troops;
    public final Nerve nerve;
    public final Parameter<Boolean> shaken;
    private final Parameter<Integer> supportInfantry;
    private final Parameter<Integer> supportCavalry;

    public ImpactSide(Side side, List<Arm> arms) {
        name = side == Side.ATTACKER ? "attacker" : "defender";
        troops = new Troops("", side, Arm.parameter(arms), Formation.parameter());
        nerve = new Nerve(side);
        shaken = Parameter.flag("shaken", "the unit is shaken").of(side);
        supportInfantry =
                Nerve.counted("support-infantry", "infantry units in support").of(side);
        supportCavalry =
                Nerve.counted("support-cavalry", "cavalry units in support").of(side);
    }

    public List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(nerve.parameters());
        all.addAll(1, troops.parameters());
        all.addAll(List.of(shaken, supportInfantry, supportCavalry));
        return all;
    }

    /** Adds the unit to a follow-up as the one that strikes in the melee. */
    public Next asStriker(Next due, ResolverInput inputs) {
        return asFirer(due, troops.formation(inputs), inputs).flag("shaken", inputs.has(shaken));
    }

    /** Adds the unit to a follow-up as the one that fires. */
    public Next asFirer(Next due, Formation now, ResolverInput inputs) {
        return troops.addTo(due, "", now, inputs)
                .with("quality", inputs.get(nerve.quality), Quality.VETERAN)
                .with("officer", inputs.get(nerve.officer), Rank.NONE);
    }

    /** Adds the unit to a follow-up as the target. */
    public Next asTarget(Next due, Formation now, ResolverInput inputs) {
        return troops.addTo(due, "target-", now, inputs)
                .with("target-quality", inputs.get(nerve.quality), Quality.VETERAN);
    }

    /** The dice with the modifiers that both sides can have; the impact adds the others. */
    public Audit.Score score(int dice, Working working) {
        Audit.Score score = working.score(name).die(dice);
        nerve.addTo(score, working);
        score.add(troops.formation(working).word(), troops.effects(working).impact());
        troops.rulings(working);
        MoraleModifier.SHAKEN.addIf(shaken, score, working);
        MoraleModifier.SUPPORT_INFANTRY.addEach(supportInfantry, score, working);
        MoraleModifier.SUPPORT_CAVALRY.addEach(supportCavalry, score, working);
        return score;
    }
}

package grognard.rules.acw.morale;

import grognard.rules.Audit;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Premises;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.CombatEffects;
import grognard.rules.acw.unit.Due;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Rank;
import grognard.rules.base.Working;
import java.util.ArrayList;
import java.util.List;

/** One side of an impact: its parameters and its own part of the impact morale. */
public final class ImpactSide {

    public final String name;
    public final Parameter<Arm> arm;
    public final Parameter<Formation> formation;
    public final Nerve nerve;
    public final Parameter<Boolean> shaken;
    private final Parameter<Integer> supportInfantry;
    private final Parameter<Integer> supportCavalry;

    public ImpactSide(Side side, List<Arm> arms) {
        name = side == Side.ATTACKER ? "attacker" : "defender";
        arm = Parameter.choice("arm", arms, "arm of service")
                .orElse(Arm.INFANTRY)
                .is("arm")
                .of(side);
        formation = Formation.parameter("formation", "its formation (line, guns unlimbered)")
                .of(side);
        nerve = new Nerve(side);
        shaken = Parameter.flag("shaken", "the unit is shaken")
                .is("level", "shaken")
                .of(side);
        supportInfantry = Nerve.counted("support-infantry", "infantry units in support")
                .moment()
                .of(side);
        supportCavalry = Nerve.counted("support-cavalry", "cavalry units in support")
                .moment()
                .of(side);
    }

    public List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(nerve.parameters());
        all.add(1, arm);
        all.add(2, formation);
        all.addAll(List.of(shaken, supportInfantry, supportCavalry));
        return all;
    }

    public Formation formation(Premises premises) {
        return Formation.of(premises, formation, premises.get(arm));
    }

    /** The effects of its formation; a formation that its arm lacks is refused. */
    public CombatEffects formed(Premises premises) {
        return CombatEffects.of(premises, formation, premises.get(arm));
    }

    /** Adds the unit to a follow-up as the one that fires or strikes. */
    public Due asFirer(Due due, Formation now, Premises premises) {
        return due.unit("", premises.get(arm), now, premises.get(nerve.quality))
                .say("officer", premises.get(nerve.officer), Rank.NONE);
    }

    /** Adds the unit to a follow-up as the target. */
    public Due asTarget(Due due, Formation now, Premises premises) {
        return due.unit("target-", premises.get(arm), now, premises.get(nerve.quality));
    }

    /** The dice with the modifiers that both sides can have; the impact adds the others. */
    public Audit.Score score(int dice, Working working) {
        Audit.Score score = working.score(name).die(dice);
        nerve.addTo(score, working);
        score.add(formation(working).word(), formed(working).impact());
        MoraleModifier.SHAKEN.addIf(shaken, score, working);
        MoraleModifier.SUPPORT_INFANTRY.addEach(supportInfantry, score, working);
        MoraleModifier.SUPPORT_CAVALRY.addEach(supportCavalry, score, working);
        return score;
    }
}

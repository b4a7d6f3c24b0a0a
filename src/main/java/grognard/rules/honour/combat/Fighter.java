package grognard.rules.honour.combat;

import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.Formation;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.UnitType;
import java.util.List;

/** One side of a close combat: its formation, overlap and general, and how many dice it has. */
final class Fighter extends Contender {

    final Parameter<Formation> formation = add(Formation.parameter());
    final Parameter<Integer> fightingDice = add(FightingDice.parameter(0));
    final Parameter<Boolean> overlap =
            add(Parameter.flag("overlap", "overlaps the enemy by a quarter or more, or adjacent friends do"));
    final Parameter<Boolean> general = add(Parameter.flag("general", "a general is attached"));

    Fighter(Side side) {
        super(side, UnitType.FOOT_AND_HORSE);
    }

    void check(ResolverInput inputs) {
        UnitType unit = inputs.get(type);
        FightingDice.checkFormation(unit, formation, inputs);
        FightingDice.COMBAT.check(unit, Formation.of(formation, inputs), fightingDice, inputs);
        Hits.checkNotRouted(hits, quality, inputs);
        if (inputs.has(overlap) && mayNotFight(inputs)) {
            throw inputs.refuse(overlap, "it not with " + fightingDice.option() + " 0");
        }
    }

    boolean mayNotFight(ResolverInput inputs) {
        return inputs.given(fightingDice) && inputs.get(fightingDice) == 0;
    }

    /** Adds formation, dice, overlap and general to the follow-up, since they stay as they are. */
    Next drawnUp(ResolverInput inputs, Next next) {
        Next more = next;
        for (Parameter<?> drawn : List.of(formation, fightingDice)) {
            more = inputs.given(drawn) ? more.with(drawn.name(), inputs.get(drawn)) : more;
        }
        return more.flag(overlap.name(), inputs.has(overlap)).flag(general.name(), inputs.has(general));
    }

    int dice(Working working) {
        UnitType unit = working.get(type);
        Formation drawnUp = Formation.of(formation, working);
        int dice = FightingDice.COMBAT.of(unit, drawnUp, fightingDice, working);
        if (!working.has(overlap)) {
            return dice;
        }
        int most = FightingDice.COMBAT.of(unit, drawnUp, working);
        return FightingDice.withOverlap(dice, most, name, working);
    }
}

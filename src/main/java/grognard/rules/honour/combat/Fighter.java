package grognard.rules.honour.combat;

import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Premises;
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

    void check(Premises premises) {
        UnitType unit = premises.get(type);
        FightingDice.checkFormation(unit, formation, premises);
        FightingDice.COMBAT.check(unit, Formation.of(formation, premises), fightingDice, premises);
        Hits.checkNotRouted(hits, quality, premises);
        if (premises.has(overlap) && mayNotFight(premises)) {
            throw premises.refuse(overlap, "it not with " + fightingDice.option() + " 0");
        }
    }

    boolean mayNotFight(Premises premises) {
        return premises.given(fightingDice) && premises.get(fightingDice) == 0;
    }

    /** Adds formation, dice, overlap and general to the follow-up, since they stay as they are. */
    Next drawnUp(Premises premises, Next next) {
        Next more = next;
        for (Parameter<?> drawn : List.of(formation, fightingDice)) {
            more = premises.given(drawn) ? more.with(drawn.name(), premises.get(drawn)) : more;
        }
        return more.flag(overlap.name(), premises.has(overlap)).flag(general.name(), premises.has(general));
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

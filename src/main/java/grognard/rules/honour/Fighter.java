package grognard.rules.honour;

import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Premises;
import grognard.rules.Working;
import java.util.ArrayList;
import java.util.List;

/** One side of a close combat: what may be said about it, and how many dice it has. */
final class Fighter {

    final Contender contender;
    final Parameter<Formation> formation;
    final Parameter<Integer> fightingDice;
    final Parameter<Boolean> overlap;
    final Parameter<Boolean> general;

    Fighter(Side side) {
        contender = new Contender(side, UnitType.FOOT_AND_HORSE);
        formation = Formation.parameter().of(side);
        fightingDice = FightingDice.parameter(0).of(side);
        overlap = Parameter.flag("overlap", "overlaps the enemy by a quarter or more, or adjacent friends do")
                .moment()
                .of(side);
        general = Parameter.flag("general", "a general is attached")
                .is("officer.rank", "brigadier|army")
                .of(side);
    }

    List<Parameter<?>> parameters() {
        List<Parameter<?>> parameters = new ArrayList<>(contender.parameters());
        parameters.addAll(List.of(formation, fightingDice, overlap, general));
        return parameters;
    }

    void check(Premises premises) {
        UnitType type = premises.get(contender.type);
        FightingDice.checkFormation(type, formation, premises);
        FightingDice.COMBAT.check(type, Formation.of(formation, premises), fightingDice, premises);
        Hits.checkNotRouted(contender.hits, contender.quality, premises);
        if (premises.has(overlap) && mayNotFight(premises)) {
            throw premises.refuse(overlap, "it not with " + fightingDice.option() + " 0");
        }
    }

    boolean mayNotFight(Premises premises) {
        return premises.given(fightingDice) && premises.get(fightingDice) == 0;
    }

    /** What is due, for a unit that is drawn up and led as it is now. */
    Next drawnUp(Premises premises, Next next) {
        Next more = next;
        if (premises.given(formation)) {
            more = more.with(formation.name(), Formation.of(formation, premises).word());
        }
        if (premises.given(fightingDice)) {
            more = more.with(fightingDice.name(), premises.get(fightingDice).toString());
        }
        more = premises.has(overlap) ? more.with(overlap.name()) : more;
        return premises.has(general) ? more.with(general.name()) : more;
    }

    int dice(Working working) {
        UnitType type = working.get(contender.type);
        Formation drawnUp = Formation.of(formation, working);
        int dice = FightingDice.COMBAT.of(type, drawnUp, fightingDice, working);
        if (!working.has(overlap)) {
            return dice;
        }
        int most = FightingDice.COMBAT.of(type, drawnUp, working);
        return FightingDice.withOverlap(dice, most, contender.name, working);
    }
}

package grognard.rules.honour;

import grognard.rules.Audit;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Situation;
import grognard.rules.Tables;
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
        fightingDice = FightingDice.parameter().of(side);
        overlap = Parameter.flag("overlap", "overlaps the enemy by a quarter or more, or adjacent friends do")
                .of(side);
        general = Parameter.flag("general", "a general is attached").of(side);
    }

    List<Parameter<?>> parameters() {
        List<Parameter<?>> parameters = new ArrayList<>(contender.parameters());
        parameters.addAll(List.of(formation, fightingDice, overlap, general));
        return parameters;
    }

    void check(Tables tables, Situation situation) {
        UnitType type = situation.get(contender.type);
        FightingDice.checkFormation(type, formation, tables, situation);
        FightingDice.COMBAT.check(type, Formation.of(formation, situation), fightingDice, tables, situation);
        Hits.checkNotRouted(contender.hits, contender.quality, tables, situation);
    }

    int dice(Tables tables, Situation situation, Audit audit) {
        UnitType type = situation.get(contender.type);
        Formation drawnUp = Formation.of(formation, situation);
        int dice = FightingDice.COMBAT.of(type, drawnUp, fightingDice, tables, situation);
        if (!situation.has(overlap)) {
            return dice;
        }
        int most = FightingDice.COMBAT.of(type, drawnUp, tables);
        return FightingDice.withOverlap(dice, most, contender.name, audit);
    }
}

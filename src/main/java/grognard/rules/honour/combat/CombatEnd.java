package grognard.rules.honour.combat;

import grognard.rules.Next;
import grognard.rules.Resolution;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Due;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Formation;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Works out the outcome of a close combat from the hits on both sides.
 *
 * @param leaving the condition under which one of them leaves rather than fight another round, if one was given
 */
record CombatEnd(Fighter attacker, Fighter defender, Optional<Leaving> leaving, Working working) {

    /** The outcome for the hits that both sides took. The order of effects is fixed: attacker, defender, winner. */
    Resolution of(int onAttacker, int onDefender) {
        Unit first = attacker.unit(working).with(onAttacker);
        Unit second = defender.unit(working).with(onDefender);
        CombatResult result = CombatResult.of(first, second, leaving, working);
        boolean left = result != CombatResult.of(first, second, working);
        boolean defenderLeft = left && leaving.isPresent() && leaving.get().defender();
        working.number("attacker", first.hits()).number("defender", second.hits());

        // Hits are compared only if both survived; a rout decides by itself.
        boolean compared = !first.isRouted(working) && !second.isRouted(working);
        Comparison comparison = Comparison.of(first, second);
        boolean attackerLeft = left && !defenderLeft;
        int attackersHits = onAttacker + additional(attacker, compared && comparison == Comparison.LOSES, attackerLeft);
        int defendersHits = onDefender + additional(defender, compared && comparison == Comparison.WINS, defenderLeft);
        act(result, first, attackersHits, second, defendersHits);

        boolean onQuality = compared && first.hits() == second.hits() && comparison != Comparison.DRAWS;
        boolean byTheLast = compared && result.isRout();
        String words = (left
                        ? "A draw, and the " + (defenderLeft ? defender : attacker).name + " leaves the fight."
                        : result.text())
                + (onQuality ? " At equal hits the lower quality is beaten." : "")
                + (byTheLast ? " The additional hit of the beaten is one too many." : "")
                + Hits.weakened(weakened(attackersHits, defendersHits));
        return working.outcome(result.code(), words);
    }

    /** The outcome where one side leaves between two rounds: nobody strikes, and it counts as beaten. */
    Resolution left(boolean attackerLeaves) {
        Unit first = attacker.unit(working);
        Unit second = defender.unit(working);
        CombatResult result = attackerLeaves
                ? CombatResult.attackerBeaten(first, working)
                : CombatResult.defenderBeaten(second, working);
        working.number("attacker", first.hits()).number("defender", second.hits());
        int attackersHits = additional(attacker, false, attackerLeaves);
        int defendersHits = additional(defender, false, !attackerLeaves);
        act(result, first, attackersHits, second, defendersHits);
        return working.outcome(
                result.code(),
                "The " + (attackerLeaves ? attacker : defender).name + " leaves the fight."
                        + (result.isRout() ? " The additional hit is one too many." : "")
                        + Hits.weakened(weakened(attackersHits, defendersHits)));
    }

    /** Adds effects and follow-ups of both sides; the units are as they are when hits are compared, before the additional hit. */
    private void act(CombatResult result, Unit first, int attackersHits, Unit second, int defendersHits) {
        boolean both = result == CombatResult.BOTH_FALL_BACK;
        ends(attacker, attackersHits, both || result == CombatResult.ATTACKER_FALLS_BACK);
        ends(defender, defendersHits, both || result == CombatResult.DEFENDER_FALLS_BACK);
        if (result == CombatResult.DEFENDER_FALLS_BACK || result == CombatResult.DEFENDER_ROUTS) {
            wins(attacker, first, second);
        }
        if (result == CombatResult.ATTACKER_FALLS_BACK || result == CombatResult.ATTACKER_ROUTS) {
            wins(defender, second, first);
        }
        working.nextIf(result == CombatResult.NEXT_ROUND, again(first, second));
        generalAtRisk(attacker, attackersHits);
        generalAtRisk(defender, defendersHits);
    }

    private int additional(Fighter fighter, boolean beaten, boolean leaves) {
        if (!beaten && !leaves) {
            return 0;
        }
        int more = Retreat.additionalHit(working);
        String why = leaves ? "for the unit that leaves" : "for the beaten unit";
        working.line(fighter.name, "additional hit", more, why);
        return more;
    }

    private void ends(Fighter fighter, int hits, boolean fallsBack) {
        Unit before = fighter.unit(working);
        working.effectIf(fallsBack, before.name(), Effects.FALL_BACK).nextIf(fallsBack, Due.fallback(before));
        before.gain(hits, working);
    }

    private void wins(Fighter fighter, Unit winner, Unit loser) {
        working.effect(winner.name(), Effects.OCCUPY);
        if (winner.isWeakened(working)) {
            return; // a weakened unit may not pursue
        }
        boolean column = Formation.of(fighter.formation, working) == Formation.ASSAULT_COLUMN;
        working.next(Due.pursuit(winner)
                .flag("assault-column", column)
                .flag("not-entitled", !winner.type().mayCharge(loser.type())));
    }

    private void generalAtRisk(Fighter fighter, int hits) {
        working.nextIf(hits > 0 && working.has(fighter.general), Due.generalLoss(fighter.name));
    }

    /** The next round between the same units, without the charge. */
    private Next again(Unit first, Unit second) {
        Next combat = Next.of("combat").on(first.name(), second.name());
        combat = attacker.drawnUp(working, Due.with(first, "", combat));
        return defender.drawnUp(working, Due.with(second, "def-", combat));
    }

    private List<String> weakened(int attackersHits, int defendersHits) {
        List<String> names = new ArrayList<>(2);
        if (attacker.unit(working).isWeakenedBy(attackersHits, working)) {
            names.add(attacker.name);
        }
        if (defender.unit(working).isWeakenedBy(defendersHits, working)) {
            names.add(defender.name);
        }
        return names;
    }
}

package grognard.rules.honour.combat;

import grognard.rules.base.Working;
import grognard.rules.honour.unit.ToHit;
import grognard.rules.honour.unit.Unit;
import java.util.Optional;

/**
 * The attack of one unit on another in a round of close combat.
 *
 * @param unit the unit as it was before the round, since all fight at the same time
 * @param impetus the modifier of a charge, counter-charge or pursuit, in the first round
 * @param general whether a general is attached
 */
record Attack(Unit unit, Unit enemy, int dice, Optional<CombatModifier> impetus, boolean general) {

    /** Throws the dice and returns the hits on the enemy. */
    int fight(String purpose, Working working) {
        if (this.dice == 0) {
            working.line(unit.name(), "dice", 0, "may not fight");
            return 0;
        }
        return toHit(working).roll(purpose, this.dice, working.dice());
    }

    /** The number that its dice need, after all modifiers. */
    ToHit toHit(Working working) {
        ToHit toHit = new ToHit(unit.name(), working);
        impetus.ifPresent(modifier -> modifier.addTo(toHit.modifiers, working));
        switch (unit.quality()) {
            case SUPERIOR -> CombatModifier.SUPERIOR.addTo(toHit.modifiers, working);
            case INFERIOR -> CombatModifier.INFERIOR.addTo(toHit.modifiers, working);
            case REGULAR -> {}
        }
        CombatModifier.GENERAL.addIf(general, toHit.modifiers, working);
        CombatModifier.WEAKENED.addIf(unit.isWeakened(working), toHit.modifiers, working);
        if (unit.type().isLight() && enemy.type().isHeavyOrLine()) {
            CombatModifier.LIGHT_AGAINST_HEAVY_OR_LINE.addTo(toHit.modifiers, working);
            // PH-10: light troops suffer against heavy cavalry and formed infantry in any formation
            working.ruling("PH-10");
        }
        return toHit;
    }
}

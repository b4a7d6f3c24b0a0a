package grognard.rules.honour.combat;

import grognard.rules.base.Working;
import grognard.rules.honour.unit.ToHit;
import grognard.rules.honour.unit.Unit;
import java.util.Optional;

/**
 * What one unit does to another in a round of close combat.
 *
 * @param unit as it was before the round, since all fight at once
 * @param impetus the charge, counter-charge or pursuit that it comes with
 * @param general whether a general is attached
 */
record Attack(Unit unit, Unit enemy, int dice, Optional<CombatModifier> impetus, boolean general) {

    /** Throws the dice; how many hits the enemy takes. */
    int fight(String purpose, Working working) {
        if (this.dice == 0) {
            working.line(unit.name(), "dice", 0, "may not fight");
            return 0;
        }
        return toHit(working).roll(purpose, this.dice, working.dice());
    }

    /** What its dice need. */
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
            working.ruling("PH-10");
        }
        return toHit;
    }
}

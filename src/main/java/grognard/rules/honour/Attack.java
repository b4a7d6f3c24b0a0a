package grognard.rules.honour;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Tables;
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
    int fight(String purpose, Tables tables, Dice dice, Audit audit) {
        if (this.dice == 0) {
            audit.line(unit.name(), "dice", 0, "may not fight");
            return 0;
        }
        return toHit(tables, audit).roll(purpose, this.dice, dice);
    }

    /** What its dice need. */
    ToHit toHit(Tables tables, Audit audit) {
        ToHit toHit = new ToHit(unit.name(), tables, audit);
        impetus.ifPresent(modifier -> modifier.addTo(toHit, tables));
        switch (unit.quality()) {
            case SUPERIOR -> CombatModifier.SUPERIOR.addTo(toHit, tables);
            case INFERIOR -> CombatModifier.INFERIOR.addTo(toHit, tables);
            case REGULAR -> {}
        }
        if (general) {
            CombatModifier.GENERAL.addTo(toHit, tables);
        }
        if (unit.isWeakened(tables)) {
            CombatModifier.WEAKENED.addTo(toHit, tables);
        }
        if (unit.type().isLight() && enemy.type().isHeavyOrLine()) {
            CombatModifier.LIGHT_AGAINST_HEAVY_OR_LINE.addTo(toHit, tables);
            audit.ruling("PH-10");
        }
        return toHit;
    }
}

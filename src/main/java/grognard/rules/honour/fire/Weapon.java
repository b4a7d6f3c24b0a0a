package grognard.rules.honour.fire;

import grognard.rules.Premises;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.honour.unit.Scale;
import grognard.rules.honour.unit.UnitType;
import grognard.table.Keyword;

/** Weapons with their ranges. The names follow {@link UnitType}, so that a unit finds its weapon by name. */
enum Weapon implements Keyword {
    FORMED,
    DISMOUNTED,
    LIGHT,
    RIFLES,
    FIELD,
    FIELD_CANISTER,
    LIGHT_ARTILLERY,
    LIGHT_ARTILLERY_CANISTER,
    HORSE,
    HORSE_CANISTER;

    static final KeyedNumbers<Weapon> TABLE = new KeyedNumbers<>("ranges", "Ranges in inches", "weapon", Weapon.class);

    /** The small arms or roundshot of a unit. */
    static Weapon of(UnitType unit) {
        return valueOf(unit.name());
    }

    static Weapon canisterOf(UnitType guns) {
        return valueOf(guns.name() + "_CANISTER");
    }

    Number range(Scale scale, Premises premises) {
        return scale.distance(TABLE.of(this, premises), premises);
    }
}

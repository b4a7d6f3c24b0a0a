package grognard.rules.honour.fire;

import grognard.rules.ResolverInput;
import grognard.rules.Tables;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.honour.unit.Scale;
import grognard.rules.honour.unit.UnitType;
import grognard.table.Keyword;
import java.math.BigDecimal;

/** Weapons with their ranges. The names follow {@link UnitType}, so that a unit finds its weapon by name. */
public enum Weapon implements Keyword {
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

    public static Weapon canisterOf(UnitType guns) {
        return valueOf(guns.name() + "_CANISTER");
    }

    /** The range on the table, for callers without a situation. */
    public BigDecimal range(Scale scale, Tables tables) {
        return scale.distance(TABLE.of(this, tables), tables);
    }

    Number range(Scale scale, ResolverInput inputs) {
        return scale.distance(TABLE.of(this, inputs), inputs);
    }
}

package grognard.rules.honour;

import grognard.table.Keyword;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** What can stand on the table. */
enum UnitType implements Keyword {
    FORMED(Arm.FORMED),
    LIGHT(Arm.LIGHT),
    DISMOUNTED(Arm.LIGHT),
    LIGHT_CAVALRY(Arm.CAVALRY),
    HEAVY_CAVALRY(Arm.CAVALRY),
    FIELD(Arm.GUNS),
    LIGHT_ARTILLERY(Arm.GUNS),
    HORSE(Arm.GUNS),
    WAGON(Arm.NONE),
    COMMAND(Arm.NONE);

    /** What a unit is treated as; dismounted cavalry counts as light infantry. */
    enum Arm {
        FORMED,
        LIGHT,
        CAVALRY,
        GUNS,
        NONE
    }

    /** All that fight or can be shot at. */
    static final List<UnitType> TROOPS = those(type -> type.arm != Arm.NONE);

    static final List<UnitType> GUNS = those(UnitType::isGuns);
    static final List<UnitType> CAVALRY = those(UnitType::isCavalry);
    static final List<UnitType> INFANTRY = those(UnitType::isInfantry);
    static final List<UnitType> FOOT_AND_HORSE = those(type -> type.isInfantry() || type.isCavalry());

    private final Arm arm;

    UnitType(Arm arm) {
        this.arm = arm;
    }

    private static List<UnitType> those(Predicate<UnitType> wanted) {
        return Arrays.stream(values()).filter(wanted).toList();
    }

    Arm arm() {
        return arm;
    }

    boolean isGuns() {
        return arm == Arm.GUNS;
    }

    boolean isCavalry() {
        return arm == Arm.CAVALRY;
    }

    boolean isLightInfantry() {
        return arm == Arm.LIGHT;
    }

    boolean isInfantry() {
        return arm == Arm.FORMED || arm == Arm.LIGHT;
    }

    /** Guns never charge, infantry no cavalry, and light infantry only its like and guns. */
    boolean mayCharge(UnitType target) {
        if (isLightInfantry()) {
            return target.isLightInfantry() || target.isGuns();
        }
        return isCavalry() || (isInfantry() && !target.isCavalry());
    }

    /** Light in close combat. */
    boolean isLight() {
        return isLightInfantry() || this == LIGHT_CAVALRY;
    }

    boolean isHeavyOrLine() {
        return this == FORMED || this == HEAVY_CAVALRY;
    }
}

package grognard.rules.honour.unit;

import grognard.table.Keyword;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** Types of units. */
public enum UnitType implements Keyword {
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

    /** The arm that a type is treated as; dismounted cavalry counts as light infantry. */
    public enum Arm {
        FORMED,
        LIGHT,
        CAVALRY,
        GUNS,
        NONE
    }

    /** Types that fight or can be shot at. */
    public static final List<UnitType> TROOPS = those(type -> type.arm != Arm.NONE);

    public static final List<UnitType> GUNS = those(UnitType::isGuns);
    public static final List<UnitType> CAVALRY = those(UnitType::isCavalry);
    public static final List<UnitType> INFANTRY = those(UnitType::isInfantry);
    public static final List<UnitType> FOOT_AND_HORSE = those(type -> type.isInfantry() || type.isCavalry());

    private final Arm arm;

    UnitType(Arm arm) {
        this.arm = arm;
    }

    private static List<UnitType> those(Predicate<UnitType> wanted) {
        return Arrays.stream(values()).filter(wanted).toList();
    }

    public Arm arm() {
        return arm;
    }

    public boolean isGuns() {
        return arm == Arm.GUNS;
    }

    public boolean isCavalry() {
        return arm == Arm.CAVALRY;
    }

    public boolean isLightInfantry() {
        return arm == Arm.LIGHT;
    }

    boolean isInfantry() {
        return arm == Arm.FORMED || arm == Arm.LIGHT;
    }

    /**
     * Whether it may charge that type: guns never charge, infantry does not charge cavalry, and light infantry charges
     * only light infantry and guns.
     */
    public boolean mayCharge(UnitType target) {
        if (isLightInfantry()) {
            return target.isLightInfantry() || target.isGuns();
        }
        return isCavalry() || (isInfantry() && !target.isCavalry());
    }

    /** Whether it counts as light in close combat (PH-10). */
    public boolean isLight() {
        return isLightInfantry() || this == LIGHT_CAVALRY;
    }

    public boolean isHeavyOrLine() {
        return this == FORMED || this == HEAVY_CAVALRY;
    }
}

package grognard.rules.acw.unit;

import grognard.table.Keyword;
import java.util.List;

public enum Arm implements Keyword {
    INFANTRY,
    CAVALRY,
    ARTILLERY;

    public static final List<Arm> FOOT_AND_HORSE = List.of(INFANTRY, CAVALRY);

    /** The formation of a unit of which nothing is said. */
    Formation usual() {
        return this == ARTILLERY ? Formation.UNLIMBERED : Formation.LINE;
    }
}

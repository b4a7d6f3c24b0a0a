package grognard.game.napoleonic;

import grognard.rules.napoleonic.unit.Arm;
import grognard.table.Keyword;

/** Formations of a unit: the first three of infantry, line and column of cavalry too, the others of batteries. */
enum Formation implements Keyword {
    LINE,
    COLUMN,
    SQUARE,
    LIMBERED,
    UNLIMBERED;

    /** Why units of the arm do not have this formation; empty if they may. */
    String impossible(Arm arm) {
        boolean ofGuns = this == LIMBERED || this == UNLIMBERED;
        if (ofGuns != (arm == Arm.ARTILLERY)) {
            return ofGuns ? "only batteries are limbered or unlimbered" : "it is limbered or unlimbered";
        }
        return this == SQUARE && arm != Arm.INFANTRY ? "only infantry forms square" : "";
    }
}

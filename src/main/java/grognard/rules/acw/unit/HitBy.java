package grognard.rules.acw.unit;

import grognard.table.Keyword;

/** Cause of the hit on a unit that checks its morale. */
public enum HitBy implements Keyword {
    NONE,
    FIRE,
    CHARGE;

    /** Its column in the tables of morale modifiers. */
    String column() {
        return "hit-by-" + word();
    }
}

package grognard.rules.acw.unit;

import grognard.table.Keyword;

/** The state of a unit's morale, best first. */
public enum Level implements Keyword {
    GOOD,
    SHAKEN,
    ROUTED
}

package grognard.rules.acw;

import grognard.table.Keyword;

/** The state of a unit's morale, best first. */
enum Level implements Keyword {
    GOOD,
    SHAKEN,
    ROUTED
}

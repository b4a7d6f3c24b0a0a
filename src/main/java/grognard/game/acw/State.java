package grognard.game.acw;

import grognard.table.Keyword;

/** Whether a unit is on the table; its morale is its level. */
enum State implements Keyword {
    READY,
    GONE
}

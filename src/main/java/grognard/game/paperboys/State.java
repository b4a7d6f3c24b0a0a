package grognard.game.paperboys;

import grognard.table.Keyword;

/** Conditions of a unit. */
enum State implements Keyword {
    READY,
    ROUTING,
    JOINED,
    GONE
}

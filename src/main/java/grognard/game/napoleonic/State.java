package grognard.game.napoleonic;

import grognard.table.Keyword;

/** Conditions of a unit; that it is disrupted or withdraws is noted beside them. */
enum State implements Keyword {
    READY,
    ROUTING,
    PURSUING,
    GONE
}

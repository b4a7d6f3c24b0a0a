package grognard.game.napoleonic;

import grognard.table.Keyword;

/** The ground on which a unit stands, until it moves. */
enum Ground implements Keyword {
    EVEN,
    GOOD
}

package grognard.game.paperboys;

import grognard.table.Keyword;

/** Formations of a unit; guns are limbered or unlimbered. */
enum Formation implements Keyword {
    LINE,
    COLUMN,
    ROUTE,
    SQUARE,
    LIMBERED,
    UNLIMBERED
}

package grognard.game.napoleonic;

import grognard.table.Keyword;

/** Formations of a unit: the first three of infantry, line and column of cavalry too, the others of batteries. */
enum Formation implements Keyword {
    LINE,
    COLUMN,
    SQUARE,
    LIMBERED,
    UNLIMBERED
}

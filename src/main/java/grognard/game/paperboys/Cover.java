package grognard.game.paperboys;

import grognard.table.Keyword;

/** Cover of a unit, until it moves. A wood helps in the contact test; it stops no bullets and is no obstacle in a fight. */
enum Cover implements Keyword {
    NONE,
    WALL,
    RAMPART,
    WOOD
}

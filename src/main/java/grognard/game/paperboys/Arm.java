package grognard.game.paperboys;

import grognard.table.Keyword;

/** Arms of a unit. A wall or a building is a unit of its own arm, so that it remembers hits and fire. */
enum Arm implements Keyword {
    INFANTRY,
    CAVALRY,
    ARTILLERY,
    SKIRMISHERS,
    WALL,
    BUILDING
}

package grognard.game.unit;

import grognard.table.Keyword;

/** Reasons why a unit is gone. */
public enum Gone implements Keyword {
    DEAD,
    OFF,
    CAPTURED
}

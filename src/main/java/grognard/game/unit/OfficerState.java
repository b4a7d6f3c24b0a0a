package grognard.game.unit;

import grognard.table.Keyword;

/** Conditions of an officer, in every ruleset. */
public enum OfficerState implements Keyword {
    READY,
    WOUNDED,
    LOST,
    GONE
}

package grognard.rules.acw.fire;

import grognard.rules.HouseKey;
import grognard.rules.Type;
import grognard.table.Keyword;

/** House rule for the half figure that is left over when losses are halved (AC-11). */
public enum Halves implements Keyword {
    DIE,
    UP,
    DOWN;

    public static final HouseKey<Halves> KEY = new HouseKey<>(
            "halves",
            Type.choice(Halves.class),
            DIE,
            "the part of a figure left over when losses are halved: thrown for, rounded up or rounded down",
            "AC-11");
}

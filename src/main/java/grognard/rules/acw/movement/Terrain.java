package grognard.rules.acw.movement;

import grognard.rules.Parameter;
import grognard.table.Keyword;

/** The ground that a unit moves over, easiest first; the columns of both movement tables. */
public enum Terrain implements Keyword {
    ROAD,
    OPEN,
    BROKEN,
    WOODS,
    ROUGH;

    public static Parameter<Terrain> parameter() {
        return Parameter.choice("terrain", Terrain.class, "the ground it moves over");
    }
}

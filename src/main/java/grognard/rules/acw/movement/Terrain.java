package grognard.rules.acw.movement;

import grognard.rules.Parameter;
import grognard.table.Keyword;

public enum Terrain implements Keyword {
    ROAD,
    OPEN,
    BROKEN,
    WOODS,
    ROUGH;

    public static Parameter<Terrain> parameter() {
        return Parameter.choice("terrain", Terrain.class, "the ground it moves over")
                .moment();
    }
}

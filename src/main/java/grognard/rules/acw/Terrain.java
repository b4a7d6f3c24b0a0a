package grognard.rules.acw;

import grognard.rules.Parameter;
import grognard.table.Keyword;

enum Terrain implements Keyword {
    ROAD,
    OPEN,
    BROKEN,
    WOODS,
    ROUGH;

    static Parameter<Terrain> parameter() {
        return Parameter.choice("terrain", Terrain.class, "the ground it moves over")
                .moment();
    }
}

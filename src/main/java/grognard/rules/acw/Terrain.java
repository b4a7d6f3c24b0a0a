package grognard.rules.acw;

import grognard.rules.Parameter;
import grognard.rules.Words;

enum Terrain {
    ROAD,
    OPEN,
    BROKEN,
    WOODS,
    ROUGH;

    static Parameter<Terrain> parameter() {
        return Parameter.choice("terrain", Terrain.class, "the ground it moves over")
                .moment();
    }

    @Override
    public String toString() {
        return Words.of(this);
    }
}

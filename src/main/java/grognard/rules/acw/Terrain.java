package grognard.rules.acw;

import grognard.rules.ChoiceWords;
import grognard.rules.Parameter;

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
        return ChoiceWords.of(this);
    }
}

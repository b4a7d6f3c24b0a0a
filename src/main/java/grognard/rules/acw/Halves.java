package grognard.rules.acw;

import grognard.rules.ChoiceWords;
import grognard.rules.HouseKey;
import grognard.rules.Type;

/** What becomes of the part of a figure that is left over when losses are halved. */
enum Halves {
    DIE,
    UP,
    DOWN;

    static final HouseKey<Halves> KEY = new HouseKey<>(
            "halves",
            Type.choice(Halves.class),
            DIE,
            "the part of a figure left over when losses are halved: thrown for, rounded up or rounded down",
            "AC-11");

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}

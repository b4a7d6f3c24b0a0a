package grognard.rules.acw;

import grognard.rules.Words;

/** What becomes of the part of a figure that is left over when losses are halved. */
enum Halves {
    DIE,
    UP,
    DOWN;

    @Override
    public String toString() {
        return Words.of(this);
    }
}

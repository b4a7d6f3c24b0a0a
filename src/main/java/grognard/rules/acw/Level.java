package grognard.rules.acw;

import grognard.rules.Words;

/** The state of a unit's morale, best first. */
enum Level {
    GOOD,
    SHAKEN,
    ROUTED;

    @Override
    public String toString() {
        return Words.of(this);
    }
}

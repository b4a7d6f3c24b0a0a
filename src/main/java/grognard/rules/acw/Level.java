package grognard.rules.acw;

import grognard.rules.ChoiceWords;

/** The state of a unit's morale, best first. */
enum Level {
    GOOD,
    SHAKEN,
    ROUTED;

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}

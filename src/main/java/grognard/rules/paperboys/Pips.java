package grognard.rules.paperboys;

import grognard.rules.Parameter;

/** The pips on a unit's record die: the more, the shakier. */
final class Pips {

    /** The record die has no more. */
    static final int MOST = 6;

    private Pips() {}

    static Parameter<Integer> parameter() {
        return parameter("pips", "pips on the morale record").is("pips");
    }

    static Parameter<Integer> parameter(String name, String help) {
        return Parameter.whole(name, 0, MOST, help);
    }
}

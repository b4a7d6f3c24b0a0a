package grognard.rules.paperboys.unit;

import grognard.rules.Parameter;

/** The pips on a unit's record die: the more, the shakier. */
public final class Pips {

    /** The highest face of the record die. */
    public static final int MOST = 6;

    private Pips() {}

    public static Parameter<Integer> parameter() {
        return parameter("pips", "pips on the morale record");
    }

    public static Parameter<Integer> parameter(String name, String help) {
        return Parameter.whole(name, 0, MOST, help);
    }
}

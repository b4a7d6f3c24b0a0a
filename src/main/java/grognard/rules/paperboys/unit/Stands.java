package grognard.rules.paperboys.unit;

import grognard.rules.Parameter;

/** Parameters that count stands. */
public final class Stands {

    /** Upper bound, more than any unit has. */
    public static final int MOST = 40;

    private Stands() {}

    public static Parameter<Integer> parameter(String name, String help) {
        return Parameter.whole(name, 1, MOST, help);
    }
}

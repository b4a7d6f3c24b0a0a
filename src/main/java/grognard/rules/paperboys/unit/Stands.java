package grognard.rules.paperboys.unit;

import grognard.rules.Parameter;

/** How many stands there are of something. */
public final class Stands {

    /** More than any unit has. */
    public static final int MOST = 40;

    private Stands() {}

    public static Parameter<Integer> parameter(String name, String help) {
        return Parameter.whole(name, 1, MOST, help);
    }
}

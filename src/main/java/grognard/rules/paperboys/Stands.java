package grognard.rules.paperboys;

import grognard.rules.Parameter;

/** How many stands there are of something. */
final class Stands {

    /** More than any unit has. */
    static final int MOST = 40;

    private Stands() {}

    static Parameter<Integer> parameter(String name, String help) {
        return Parameter.whole(name, 1, MOST, help);
    }
}

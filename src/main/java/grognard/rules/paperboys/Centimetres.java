package grognard.rules.paperboys;

import grognard.rules.Parameter;

/** A distance on the table, in whole centimetres. */
final class Centimetres {

    private static final int MOST = 999;

    private Centimetres() {}

    static Parameter<Integer> parameter(String name, String help) {
        return Parameter.whole(name, 0, MOST, help);
    }
}

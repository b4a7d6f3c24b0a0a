package grognard.rules.paperboys.unit;

import grognard.rules.Parameter;

/** A distance on the table, in whole centimetres. */
public final class Centimetres {

    private static final int MOST = 999;

    private Centimetres() {}

    public static Parameter<Integer> parameter(String name, String help) {
        return Parameter.whole(name, 0, MOST, help);
    }
}

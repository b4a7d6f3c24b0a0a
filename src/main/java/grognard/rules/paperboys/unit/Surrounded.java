package grognard.rules.paperboys.unit;

import grognard.rules.Parameter;

/** A unit engaged front and rear, which surrenders when it would retreat or rout. */
public final class Surrounded {

    /** Sentence that is added to a result that ends in surrender. */
    public static final String SURRENDERS = " Engaged front and rear, it surrenders.";

    private Surrounded() {}

    public static Parameter<Boolean> parameter() {
        return Parameter.flag("surrounded", "engaged front and rear");
    }
}

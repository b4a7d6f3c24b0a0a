package grognard.rules.acw.fire;

import grognard.rules.ResolverInput;
import grognard.rules.base.KeyedNumbers;
import grognard.table.Keyword;
import java.util.List;

/** The order of the firer this turn, with its dice and modifier. */
public enum Order implements Keyword {
    HOLD,
    FIRST_FIRE,
    MOVED,
    REPULSE;

    private static final String DICE = "dice";
    private static final String DRM = "drm";

    static final KeyedNumbers<Order> TABLE = new KeyedNumbers<>(
            "orders", "Dice and modifier for fire by order", "order", Order.class, List.of(DICE, DRM));

    int dice(ResolverInput inputs) {
        return TABLE.of(this, DICE, inputs);
    }

    int drm(ResolverInput inputs) {
        return TABLE.of(this, DRM, inputs);
    }
}

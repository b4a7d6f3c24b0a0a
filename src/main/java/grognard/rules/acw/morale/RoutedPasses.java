package grognard.rules.acw.morale;

import grognard.rules.HouseKey;
import grognard.rules.Type;
import grognard.table.Keyword;

/** House rule for a routed unit that passes its check without a natural 12 (AC-18). */
public enum RoutedPasses implements Keyword {
    STAYS,
    SHAKEN;

    public static final HouseKey<RoutedPasses> KEY = new HouseKey<>(
            "routed.passes",
            Type.choice(RoutedPasses.class),
            STAYS,
            "what a routed unit that passes its morale check is: routed still, or shaken",
            "AC-18");
}

package grognard.rules.acw.unit;

import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.KeyedNumbers;
import grognard.table.Keyword;
import java.util.List;

/** The quality of a unit, with its columns in the chart; veterans are the default. */
public enum Quality implements Keyword {
    ELITE,
    VETERAN,
    GREEN;

    private static final String MORALE = "morale";
    private static final String FIRING = "firing";
    private static final String TARGET = "target";
    private static final String VOLLEY = "volley-half-inches";

    public static final KeyedNumbers<Quality> TABLE = new KeyedNumbers<>(
            "qualities",
            "Basic morale points, modifiers as firer and as target, half inches of volley distance a pip",
            "quality",
            Quality.class,
            List.of(MORALE, FIRING, TARGET, VOLLEY));

    public static Parameter<Quality> parameter() {
        return parameter("quality", "the unit's quality").byItsWords();
    }

    public static Parameter<Quality> parameter(String name, String help) {
        return Parameter.choice(name, Quality.class, help).orElse(VETERAN);
    }

    public int moralePoints(ResolverInput inputs) {
        return TABLE.of(this, MORALE, inputs);
    }

    public int firing(ResolverInput inputs) {
        return TABLE.of(this, FIRING, inputs);
    }

    public int asTarget(ResolverInput inputs) {
        return TABLE.of(this, TARGET, inputs);
    }

    /** Worth of a pip of the volley die, in half inches. */
    public int volleyHalfInches(ResolverInput inputs) {
        return TABLE.of(this, VOLLEY, inputs);
    }
}

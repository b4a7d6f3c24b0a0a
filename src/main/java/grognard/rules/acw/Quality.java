package grognard.rules.acw;

import grognard.rules.KeyedNumbers;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.table.Keyword;
import java.util.List;

enum Quality implements Keyword {
    ELITE,
    VETERAN,
    GREEN;

    private static final String MORALE = "morale";
    private static final String FIRING = "firing";
    private static final String TARGET = "target";
    private static final String VOLLEY = "volley-half-inches";

    static final KeyedNumbers<Quality> TABLE = new KeyedNumbers<>(
            "qualities",
            "Basic morale points, modifiers as firer and as target, half inches of volley distance a pip",
            "quality",
            Quality.class,
            List.of(MORALE, FIRING, TARGET, VOLLEY));

    static Parameter<Quality> parameter() {
        return parameter("quality", "the unit's quality").byItsWords();
    }

    static Parameter<Quality> parameter(String name, String help) {
        return Parameter.choice(name, Quality.class, help).orElse(VETERAN).is("quality");
    }

    int moralePoints(Premises premises) {
        return TABLE.of(this, MORALE, premises);
    }

    int firing(Premises premises) {
        return TABLE.of(this, FIRING, premises);
    }

    int asTarget(Premises premises) {
        return TABLE.of(this, TARGET, premises);
    }

    /** What a pip of the volley die is worth, in half inches. */
    int volleyHalfInches(Premises premises) {
        return TABLE.of(this, VOLLEY, premises);
    }
}

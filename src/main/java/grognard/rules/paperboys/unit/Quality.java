package grognard.rules.paperboys.unit;

import grognard.rules.Parameter;
import grognard.table.Keyword;

/** The training of a unit, worst first; trained is the default. */
public enum Quality implements Keyword {
    RAW,
    TRAINED,
    ELITE;

    public static Parameter<Quality> parameter() {
        return Parameter.choice("quality", Quality.class, "the unit's training")
                .byItsWords()
                .orElse(TRAINED);
    }
}

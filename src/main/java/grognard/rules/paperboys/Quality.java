package grognard.rules.paperboys;

import grognard.rules.Parameter;
import grognard.table.Keyword;

enum Quality implements Keyword {
    RAW,
    TRAINED,
    ELITE;

    static Parameter<Quality> parameter() {
        return Parameter.choice("quality", Quality.class, "the unit's training")
                .byItsWords()
                .orElse(TRAINED)
                .is("quality");
    }
}

package grognard.rules.paperboys;

import grognard.rules.ChoiceWords;
import grognard.rules.Parameter;

enum Quality {
    RAW,
    TRAINED,
    ELITE;

    static Parameter<Quality> parameter() {
        return Parameter.choice("quality", Quality.class, "the unit's training")
                .byItsWords()
                .orElse(TRAINED)
                .is("quality");
    }

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}

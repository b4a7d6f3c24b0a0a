package grognard.rules.paperboys;

import grognard.rules.ChoiceWords;
import grognard.rules.Parameter;
import java.util.List;

enum Arm {
    INFANTRY,
    CAVALRY,
    ARTILLERY,
    SKIRMISHERS;

    /** A choice among some arms, infantry where nothing is said. */
    static Parameter<Arm> parameter(List<Arm> arms) {
        return Parameter.choice("arm", arms, "arm of service").orElse(INFANTRY).is("arm");
    }

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}

package grognard.rules.paperboys.unit;

import grognard.rules.Parameter;
import grognard.table.Keyword;
import java.util.List;

public enum Arm implements Keyword {
    INFANTRY,
    CAVALRY,
    ARTILLERY,
    SKIRMISHERS;

    /** A choice among some arms, infantry where nothing is said. */
    public static Parameter<Arm> parameter(List<Arm> arms) {
        return Parameter.choice("arm", arms, "arm of service").orElse(INFANTRY).is("arm");
    }
}

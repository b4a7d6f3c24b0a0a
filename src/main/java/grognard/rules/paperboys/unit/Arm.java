package grognard.rules.paperboys.unit;

import grognard.rules.Parameter;
import grognard.table.Keyword;
import java.util.List;

/** Arms of service. Skirmishers count as an arm: contact, fire and moves treat them apart. */
public enum Arm implements Keyword {
    INFANTRY,
    CAVALRY,
    ARTILLERY,
    SKIRMISHERS;

    /** A choice among these arms, by default infantry. */
    public static Parameter<Arm> parameter(List<Arm> arms) {
        return Parameter.choice("arm", arms, "arm of service").orElse(INFANTRY);
    }
}

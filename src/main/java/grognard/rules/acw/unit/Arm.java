package grognard.rules.acw.unit;

import grognard.rules.Parameter;
import grognard.table.Keyword;
import java.util.List;

/** Arms of service. Guns neither charge nor throw bonus dice. */
public enum Arm implements Keyword {
    INFANTRY,
    CAVALRY,
    ARTILLERY;

    public static final List<Arm> FOOT_AND_HORSE = List.of(INFANTRY, CAVALRY);

    public static Parameter<Arm> parameter(List<Arm> arms) {
        return Parameter.choice("arm", arms, "arm of service").orElse(INFANTRY);
    }

    /** The formation that is assumed where none is given. */
    Formation usual() {
        return this == ARTILLERY ? Formation.UNLIMBERED : Formation.LINE;
    }
}

package grognard.rules.acw;

import grognard.rules.ChoiceWords;
import java.util.List;

enum Arm {
    INFANTRY,
    CAVALRY,
    ARTILLERY;

    static final List<Arm> FOOT_AND_HORSE = List.of(INFANTRY, CAVALRY);

    /** The formation of a unit of which nothing is said. */
    Formation usual() {
        return this == ARTILLERY ? Formation.UNLIMBERED : Formation.LINE;
    }

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}

package grognard.rules.paperboys;

import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Situation;
import java.util.List;

/** One side of a fight. */
final class Fighter {

    final String name;
    final Parameter<Integer> stands;
    final Parameter<Integer> overlap;
    final Parameter<Arm> arm;
    private final Parameter<Boolean> surrounded;

    Fighter(Side side) {
        name = side == Side.ATTACKER ? "attacker" : "defender";
        stands = Stands.parameter("stands", "stands in contact").required().of(side);
        overlap = Parameter.whole("overlap", 0, 2, "stands that overlap, one at either end")
                .orElse(0)
                .of(side);
        arm = Arm.parameter(List.of(Arm.INFANTRY, Arm.CAVALRY)).of(side);
        surrounded = Parameter.flag("surrounded", "engaged front and rear").of(side);
    }

    List<Parameter<?>> parameters() {
        return List.of(stands, overlap, arm, surrounded);
    }

    /** One die for each stand in contact and each that overlaps. */
    int dice(Situation situation) {
        return situation.get(stands) + situation.get(overlap);
    }

    void surrender(Aftermath aftermath, Situation situation) {
        aftermath.surrender(name, situation.has(surrounded));
    }
}

package grognard.rules.paperboys;

import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Premises;
import grognard.rules.Working;
import java.util.List;

/** One side of a fight. */
final class Fighter {

    final String name;
    final Parameter<Integer> stands;
    final Parameter<Integer> overlap;
    final Parameter<Arm> arm;
    final Parameter<Boolean> charging;
    private final Parameter<Boolean> surrounded;

    Fighter(Side side) {
        name = side == Side.ATTACKER ? "attacker" : "defender";
        stands = Stands.parameter("stands", "stands in contact")
                .required()
                .part("stands")
                .of(side);
        overlap = overlap().of(side);
        arm = Arm.parameter(List.of(Arm.INFANTRY, Arm.CAVALRY)).of(side);
        charging = Parameter.flag("charging", "cavalry: charged into contact")
                .moment()
                .onlyWith(arm, Arm.CAVALRY)
                .of(side);
        surrounded =
                Parameter.flag("surrounded", "engaged front and rear").moment().of(side);
    }

    /** The side of a fight that was a side of the contact test before. */
    Fighter(Side side, Combatant met) {
        name = met.name;
        stands = met.stands;
        overlap = overlap().of(side);
        arm = met.arm;
        charging = met.charging;
        surrounded = met.surrounded;
    }

    private static Parameter<Integer> overlap() {
        return Parameter.whole("overlap", 0, 2, "stands that overlap, one at either end")
                .moment()
                .orElse(0);
    }

    List<Parameter<?>> parameters() {
        return List.of(stands, overlap, arm, surrounded, charging);
    }

    boolean chargedIn(Premises premises) {
        return premises.has(charging);
    }

    /** Throws one die for each stand that is left in contact and each that overlaps. */
    int hits(String step, Aftermath earlier, int bonus, Working working) {
        int count = standsLeft(earlier, working) + working.get(overlap);
        return HandToHand.hits(name, step, "fighting dice", count, bonus, working);
    }

    /** The stands that are in contact after what has happened. */
    int standsLeft(Aftermath earlier, Premises premises) {
        return premises.get(stands) - earlier.standsLost(name);
    }

    void surrender(Aftermath aftermath, Premises premises) {
        aftermath.surrender(name, premises.has(surrounded));
    }
}

package grognard.rules.paperboys.combat;

import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.base.Party;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Arm;
import grognard.rules.paperboys.unit.Stands;
import grognard.rules.paperboys.unit.Surrounded;
import java.util.List;

/** One side of a fight: its stands in contact, and how many hits they score. */
final class Fighter extends Party {

    final Parameter<Integer> stands;
    final Parameter<Integer> overlap;
    final Parameter<Arm> arm;
    private final Parameter<Boolean> surrounded;
    final Parameter<Boolean> charging;

    Fighter(Side side) {
        super(side);
        stands = add(Stands.parameter("stands", "stands in contact").required());
        overlap = add(overlap());
        arm = add(Arm.parameter(List.of(Arm.INFANTRY, Arm.CAVALRY)));
        surrounded = add(Surrounded.parameter());
        charging =
                add(Parameter.flag("charging", "cavalry: charged into contact").onlyWith(arm, Arm.CAVALRY));
    }

    /** A side of an engagement, which keeps its parameters from the contact test; only the overlap is new. */
    Fighter(Side side, Combatant met) {
        super(side);
        stands = met.stands;
        overlap = add(overlap());
        arm = met.arm;
        surrounded = met.surrounded;
        charging = met.charging;
    }

    private static Parameter<Integer> overlap() {
        return Parameter.whole("overlap", 0, 2, "stands that overlap, one at either end")
                .orElse(0);
    }

    boolean chargedIn(ResolverInput inputs) {
        return inputs.has(charging);
    }

    /** Throws one die for each stand that is left in contact and each that overlaps. */
    int hits(String step, Aftermath earlier, int bonus, Working working) {
        int count = standsLeft(earlier, working) + working.get(overlap);
        return HandToHand.hits(name, step, "fighting dice", count, bonus, working);
    }

    /** Stands still in contact after the losses of earlier rounds. */
    int standsLeft(Aftermath earlier, ResolverInput inputs) {
        return inputs.get(stands) - earlier.standsLost(name);
    }

    void surrender(Aftermath aftermath, ResolverInput inputs) {
        aftermath.surrender(name, inputs.has(surrounded));
    }
}

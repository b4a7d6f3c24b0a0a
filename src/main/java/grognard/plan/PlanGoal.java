package grognard.plan;

import grognard.game.unit.UnitCondition;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Goal of a plan: a condition on the final state, such as {@code 45e gone},
 * {@code 45e stands<4 and not 33rd routing} or {@code 2=stands}.
 *
 * @param isMet whether a final state meets the goal
 * @param steps numbers, from 1, of the steps whose outcomes the goal refers to
 */
record PlanGoal(Predicate<PlanState> isMet, Set<Integer> steps) {

    /** A condition on a unit. */
    static PlanGoal ofUnit(UnitCondition condition) {
        return new PlanGoal(planState -> condition.holds(planState.state().units()), Set.of());
    }

    /** A condition on how a step ended. */
    static PlanGoal ofStep(PlanStep.Condition condition) {
        return new PlanGoal(planState -> condition.holds(planState.ended()), Set.of(condition.step()));
    }

    PlanGoal or(PlanGoal other) {
        return new PlanGoal(isMet.or(other.isMet), both(other));
    }

    PlanGoal and(PlanGoal other) {
        return new PlanGoal(isMet.and(other.isMet), both(other));
    }

    PlanGoal not() {
        return new PlanGoal(isMet.negate(), steps);
    }

    private Set<Integer> both(PlanGoal other) {
        Set<Integer> both = new HashSet<>(steps);
        both.addAll(other.steps);
        return both;
    }
}

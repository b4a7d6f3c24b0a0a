package grognard.plan;

import grognard.game.Claim;
import java.util.List;
import java.util.Set;

/**
 * Goal of a plan: a condition on the final state, such as {@code 45e gone},
 * {@code 45e stands<4 and not 33rd routing} or {@code 2=stands}.
 */
sealed interface Want {

    /** Whether the goal is met in a final state. */
    boolean holds(PlanState planState);

    /** Adds the numbers, from 1, of the steps whose outcomes the goal refers to. */
    void steps(Set<Integer> numbers);

    /** True if at least one of two conditions holds. */
    record Or(Want first, Want second) implements Want {

        @Override
        public boolean holds(PlanState planState) {
            return first.holds(planState) || second.holds(planState);
        }

        @Override
        public void steps(Set<Integer> numbers) {
            first.steps(numbers);
            second.steps(numbers);
        }
    }

    /** True if both conditions hold. */
    record And(Want first, Want second) implements Want {

        @Override
        public boolean holds(PlanState planState) {
            return first.holds(planState) && second.holds(planState);
        }

        @Override
        public void steps(Set<Integer> numbers) {
            first.steps(numbers);
            second.steps(numbers);
        }
    }

    /** True if the condition does not hold. */
    record Not(Want condition) implements Want {

        @Override
        public boolean holds(PlanState planState) {
            return !condition.holds(planState);
        }

        @Override
        public void steps(Set<Integer> numbers) {
            condition.steps(numbers);
        }
    }

    /** Condition on a unit. */
    record OfUnit(Claim claim) implements Want {

        @Override
        public boolean holds(PlanState planState) {
            return claim.holds(planState.state().units());
        }

        @Override
        public void steps(Set<Integer> numbers) {
            // refers to no step
        }
    }

    /** True if a step, counted from 1, ended with one of these codes. */
    record OfStep(int step, List<String> codes) implements Want {

        @Override
        public boolean holds(PlanState planState) {
            return codes.contains(planState.ended().get(step - 1));
        }

        @Override
        public void steps(Set<Integer> numbers) {
            numbers.add(step);
        }
    }
}

package grognard.plan;

import grognard.game.Claim;
import java.util.List;
import java.util.Set;

/** What the player wants to come of it: {@code 45e gone}, {@code 45e stands<4 and not 33rd routing}, {@code 2=stands}. */
sealed interface Want {

    /** Whether things stand so when the plan is over. */
    boolean holds(Standing standing);

    /** Adds the numbers of the steps whose ends it asks about. */
    void steps(Set<Integer> numbers);

    /** One or the other. */
    record Or(Want first, Want second) implements Want {

        @Override
        public boolean holds(Standing standing) {
            return first.holds(standing) || second.holds(standing);
        }

        @Override
        public void steps(Set<Integer> numbers) {
            first.steps(numbers);
            second.steps(numbers);
        }
    }

    /** Both. */
    record And(Want first, Want second) implements Want {

        @Override
        public boolean holds(Standing standing) {
            return first.holds(standing) && second.holds(standing);
        }

        @Override
        public void steps(Set<Integer> numbers) {
            first.steps(numbers);
            second.steps(numbers);
        }
    }

    /** The opposite. */
    record Not(Want what) implements Want {

        @Override
        public boolean holds(Standing standing) {
            return !what.holds(standing);
        }

        @Override
        public void steps(Set<Integer> numbers) {
            what.steps(numbers);
        }
    }

    /** Something about a unit. */
    record OfUnit(Claim claim) implements Want {

        @Override
        public boolean holds(Standing standing) {
            return claim.holds(standing.state().units());
        }

        @Override
        public void steps(Set<Integer> numbers) {
            // it asks about none
        }
    }

    /** A step ended with one of these codes. */
    record OfStep(int step, List<String> codes) implements Want {

        @Override
        public boolean holds(Standing standing) {
            return codes.contains(standing.ended().get(step - 1));
        }

        @Override
        public void steps(Set<Integer> numbers) {
            numbers.add(step);
        }
    }
}

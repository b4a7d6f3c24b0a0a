package grognard.plan;

import grognard.input.BadInput;

/**
 * How much a plan may remember at a time. Counted, not measured: a plan is refused on every machine or on none.
 *
 * @param bytes what all states together may take
 */
record Room(long bytes) {

    static final Room DEFAULT = new Room(256L << 20);

    /**
     * Throws {@code BadInput} if the states of a step exceed the limit.
     *
     * @param number number of the step, from 1
     * @param before number of states before the step
     * @param states number of new states so far
     * @param taken estimated bytes of the new states and of those that the step has still to be taken from
     */
    void check(int number, PlanStep step, int before, int states, long taken, Roster roster) {
        if (taken + roster.bytes() > bytes) {
            throw BadInput.about(
                    step.line(),
                    "step " + number + ", " + step.line() + ": makes more than " + states + " different states of "
                            + before + ", which do not fit into " + (bytes >> 20)
                            + " MB: expected fewer; what takes the most values is " + roster.most()
                            + ": leave out a step that changes one of these, or end the plan before step " + number);
        }
    }
}

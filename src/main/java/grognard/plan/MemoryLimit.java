package grognard.plan;

import grognard.input.BadInput;

/**
 * How much a plan may remember at a time. Counted, not measured: wherever Java has the 300 MB that are promised, a plan is
 * refused on every machine or on none. A Java with less refuses sooner, instead of searching minutes for memory.
 *
 * @param bytes what all states together may take
 */
record MemoryLimit(long bytes) {

    private static final long MOST = 256L << 20;

    /** What the program takes beside the states of a plan. */
    private static final long PROGRAM = 32L << 20;

    /** Enough for the plans of a small battle, whatever else there is. */
    private static final long LEAST = 8L << 20;

    /** The room in a Java that may use so many bytes. */
    static MemoryLimit in(long heap) {
        return new MemoryLimit(Math.max(LEAST, Math.min(MOST, heap - PROGRAM)));
    }

    /**
     * Throws {@code BadInput} if the states of a step exceed the limit.
     *
     * @param number number of the step, from 1
     * @param before number of states before the step
     * @param states number of new states so far
     * @param taken estimated bytes of the new states and of those that the step has still to be taken from
     */
    void check(int number, PlanStep step, int before, int states, long taken, StatePool roster) {
        if (taken + roster.bytes() > bytes) {
            throw BadInput.about(
                    step.line(),
                    "step " + number + ", " + step.line() + ": makes more than " + states + " different states of "
                            + before + ", which do not fit into " + (bytes >> 20)
                            + " MB: expected fewer; what takes the most values is " + roster.most()
                            + ": leave out a step that changes one of these, or end the plan before step " + number
                            + (bytes < MOST ? "; GROGNARD_JAVA_OPTS=-Xmx512m gives Java more memory" : ""));
        }
    }
}

package grognard.plan;

import grognard.input.BadInput;

/**
 * Limit on the memory of a plan's states. Their size is estimated, not measured, so wherever Java may use 300 MB a
 * plan is refused on every machine or on none. A Java with less memory has a lower limit: it would otherwise spend
 * minutes in garbage collection before it fails.
 *
 * @param bytes estimated bytes that all states together may take
 */
record MemoryLimit(long bytes) {

    /** Limit in a Java with enough memory. */
    private static final long MAX = 256L << 20;

    /** Memory of the program apart from the states. */
    private static final long PROGRAM = 32L << 20;

    /** Smallest limit, enough for the plans of a small battle. */
    private static final long MIN = 8L << 20;

    /**
     * Limit for this Java.
     *
     * @param heap largest size of the heap in bytes
     */
    static MemoryLimit in(long heap) {
        return new MemoryLimit(Math.max(MIN, Math.min(MAX, heap - PROGRAM)));
    }

    /**
     * Throws {@code BadInput} if the states of a step exceed the limit.
     *
     * @param number number of the step, from 1
     * @param before number of states before the step
     * @param states number of new states so far
     * @param taken estimated bytes of the new states and of those that the step has still to be taken from
     */
    void check(int number, PlanStep step, int before, int states, long taken, StatePool pool) {
        if (taken + pool.bytes() > bytes) {
            throw BadInput.about(
                    step.line(),
                    "step " + number + ", " + step.line() + ": makes more than " + states + " different states of "
                            + before + ", which do not fit into " + (bytes >> 20)
                            + " MB: expected fewer; what takes the most values is " + pool.most()
                            + ": leave out a step that changes one of these, or end the plan before step " + number
                            + (bytes < MAX ? "; GROGNARD_JAVA_OPTS=-Xmx512m gives Java more memory" : ""));
        }
    }
}

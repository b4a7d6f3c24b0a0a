package grognard.plan;

import grognard.input.BadInput;
import java.util.Locale;

/**
 * Limit on the work of a plan, counted in results: one for each outcome of a step from each state before it. A result takes
 * about a tenth of a millisecond, most of it for what follows from it in the game. A count, unlike a clock, refuses a plan
 * on every machine or on none. States need no limit of their own: there are never more of them than results.
 *
 * @param results most results of all steps together
 */
record WorkLimit(long results) {

    /** About two seconds. The largest plan of the tests and of docs/testing.md has 8,190. */
    static final WorkLimit USUAL = new WorkLimit(20_000);

    /** Fewest states to project the results of a step from. */
    private static final int SAMPLE = 100;

    /**
     * Throws {@code BadInput} if the plan exceeds the limit, or will: the states of a step that were taken so far tell how
     * many results the others will have. So a plan that grows quickly is refused long before it reaches the limit.
     *
     * @param number number of the step, from 1
     * @param before number of states before the step
     * @param done number of those that the step was taken from so far
     * @param earlier results of the earlier steps
     * @param made results of the step so far
     * @param states number of new states so far
     */
    void check(int number, PlanStep step, int before, int done, long earlier, long made, int states, StatePool pool) {
        double share = (double) done / before;
        if (earlier + (done < SAMPLE ? made : made / share) > results) {
            throw BadInput.about(
                    step.line(),
                    String.format(
                            Locale.ROOT,
                            "step %d, %s: makes about %,.0f different states of %,d, and the plan more than %,d"
                                    + " results to go through: expected fewer; what takes the most values is %s:"
                                    + " leave out a step that changes one of these, or end the plan before step %d",
                            number,
                            step.line(),
                            states / share,
                            before,
                            results,
                            pool.most(),
                            number));
        }
    }
}

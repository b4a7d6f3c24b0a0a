package grognard.plan;

import java.util.List;
import java.util.Optional;

/**
 * One step of a plan.
 *
 * @param line the step as typed
 * @param condition the step is skipped unless this holds; empty if it is always taken
 */
record PlanStep(String line, PlanAction action, Optional<Condition> condition) {

    /**
     * Condition that an earlier step ended with one of these codes, as in {@code if 2=stands,halts}.
     *
     * @param step number of the earlier step, from 1
     */
    record Condition(int step, List<String> codes) {

        Condition {
            codes = List.copyOf(codes);
        }

        /** @param ended codes of the steps taken so far, in order */
        boolean holds(List<String> ended) {
            return codes.contains(ended.get(step - 1));
        }
    }
}

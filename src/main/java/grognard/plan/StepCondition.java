package grognard.plan;

import java.util.List;

/**
 * Condition of a step: an earlier step ended with one of these codes, as in {@code if 2=stands,halts}.
 *
 * @param step number of the earlier step, from 1
 */
record StepCondition(int step, List<String> codes) {

    StepCondition {
        codes = List.copyOf(codes);
    }

    /** @param ended codes of the steps taken so far, in order */
    boolean holds(List<String> ended) {
        return codes.contains(ended.get(step - 1));
    }
}

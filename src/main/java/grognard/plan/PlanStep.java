package grognard.plan;

import java.util.Optional;

/**
 * One step of a plan.
 *
 * @param line the step as typed
 * @param condition the step is skipped unless this holds; empty if it is always taken
 */
record PlanStep(String line, PlanAction action, Optional<StepCondition> condition) {}

package grognard.plan;

import grognard.table.TableSpec;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Steps that a player intends to take in a game, and the goal they serve.
 *
 * @param want the goal; empty if none was stated
 * @param wanted the goal as typed; an empty text if none was stated
 */
public record Plan(List<PlanStep> steps, Optional<PlanGoal> want, String wanted) {

    public Plan {
        steps = List.copyOf(steps);
    }

    /** Steps as typed. */
    public List<String> lines() {
        return steps.stream().map(PlanStep::line).toList();
    }

    /** Tables that the resolvers of all steps use. */
    public Set<TableSpec> tables() {
        Set<TableSpec> tables = new LinkedHashSet<>();
        for (PlanStep step : steps) {
            step.action().resolver().ifPresent(description -> tables.addAll(description.packTables()));
        }
        return tables;
    }

    /**
     * Numbers, from 1, of the steps whose outcome codes must be kept: the goal or a later condition refers to them. All
     * other codes are dropped, so that states which differ in nothing else are merged.
     *
     * @param taken number of steps taken so far
     */
    Set<Integer> remembered(int taken) {
        Set<Integer> numbers = new HashSet<>();
        want.ifPresent(wanted -> numbers.addAll(wanted.steps()));
        for (PlanStep later : steps.subList(taken, steps.size())) {
            later.condition().ifPresent(condition -> numbers.add(condition.step()));
        }
        return numbers;
    }
}

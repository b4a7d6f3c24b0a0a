package grognard.plan;

import grognard.table.TableSpec;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a player means to do, step by step, and what it is for.
 *
 * @param wanted what it is for, as it was typed; may be empty
 */
public record Plan(List<PlanStep> steps, Optional<Want> want, String wanted) {

    public Plan {
        steps = List.copyOf(steps);
    }

    /** The steps as they were typed. */
    public List<String> lines() {
        return steps.stream().map(PlanStep::line).toList();
    }

    /** The tables that decide in any of its steps. */
    public Set<TableSpec> tables() {
        Set<TableSpec> tables = new LinkedHashSet<>();
        for (PlanStep step : steps) {
            step.move().resolver().ifPresent(description -> tables.addAll(description.packTables()));
        }
        return tables;
    }

    /** The steps, from 1, whose ends still matter when so many have been taken. */
    Set<Integer> remembered(int taken) {
        Set<Integer> numbers = new HashSet<>();
        want.ifPresent(wanted -> wanted.steps(numbers));
        for (PlanStep later : steps.subList(taken, steps.size())) {
            later.proviso().ifPresent(proviso -> numbers.add(proviso.step()));
        }
        return numbers;
    }
}

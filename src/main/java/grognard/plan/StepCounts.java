package grognard.plan;

import grognard.game.Game;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Collects the results of each step, and brings them to one denominator when all steps have been taken. */
final class StepCounts {

    private final Game game;
    private final Plan plan;
    private final GameState start;
    private final List<Counted> steps = new ArrayList<>();

    /** Results of a step over {@code of}, the denominator after it. */
    private record Counted(
            PlanStep step, Map<String, BigInteger> outcomes, Map<String, BigInteger> passed, BigInteger of) {}

    StepCounts(Game game, Plan plan, GameState start) {
        this.game = game;
        this.plan = plan;
        this.start = start;
    }

    /**
     * Adds a step.
     *
     * @param more factor by which this step has multiplied the denominator
     * @param of denominator after the step
     * @throws BadInput if the rules do not allow the step in any state that leads to it: an error in the plan
     */
    void step(PlanStep step, PlanEvaluator.StepTotals taken, BigInteger more, BigInteger of) {
        Optional<BadInput> refusal = taken.refusal();
        if (refusal.isPresent()) {
            throw BadInput.about(
                    step.line(),
                    "step " + (steps.size() + 1) + ", " + step.line() + ": "
                            + refusal.get().getMessage());
        }
        steps.add(new Counted(step, inOrder(step, taken.outcomes.over(more)), taken.passed.over(more), of));
    }

    /** Sorts outcomes in the order of the table; codes that the table lacks come last, in alphabetical order. */
    private static Map<String, BigInteger> inOrder(PlanStep step, Map<String, BigInteger> outcomes) {
        Map<String, BigInteger> ordered = new LinkedHashMap<>();
        for (String code : step.action().codes()) {
            BigInteger ways = outcomes.get(code);
            if (ways != null) {
                ordered.put(code, ways);
            }
        }
        new TreeMap<>(outcomes).forEach(ordered::putIfAbsent);
        return ordered;
    }

    /**
     * Makes the forecast.
     *
     * @param now final states with their ways over {@code of}
     */
    Forecast forecast(Map<PlanState, BigInteger> now, BigInteger of) {
        List<Forecast.StepWays> ways = new ArrayList<>();
        for (Counted step : steps) {
            BigInteger each = of.divide(step.of);
            Map<String, BigInteger> outcomes = times(step.outcomes, each);
            BigInteger reached = outcomes.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
            ways.add(new Forecast.StepWays(step.step.line(), reached, outcomes, times(step.passed, each)));
        }
        return new Forecast(
                game.referee().ruleset().name(),
                plan,
                of,
                plan.want().map(want -> wanted(want, now)),
                ways,
                fields(now),
                left(now),
                start);
    }

    private static Map<String, BigInteger> times(Map<String, BigInteger> ways, BigInteger each) {
        Map<String, BigInteger> more = new LinkedHashMap<>();
        ways.forEach((what, some) -> more.put(what, some.multiply(each)));
        return more;
    }

    private static BigInteger wanted(PlanGoal want, Map<PlanState, BigInteger> now) {
        return now.entrySet().stream()
                .filter(one -> want.isMet().test(one.getKey()))
                .map(Map.Entry::getValue)
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** Final values of all units. Equal units are counted first, since few differ among very many states. */
    private List<Forecast.FieldWays> fields(Map<PlanState, BigInteger> now) {
        List<Forecast.FieldWays> fields = new ArrayList<>();
        Map<String, Unit> units = new LinkedHashMap<>();
        now.keySet()
                .forEach(planState ->
                        planState.state().units().list().forEach(unit -> units.putIfAbsent(unit.name(), unit)));
        for (String name : units.keySet()) {
            Map<Unit, BigInteger> different = new HashMap<>();
            now.forEach((planState, ways) -> planState
                    .state()
                    .units()
                    .find(name)
                    .ifPresent(unit -> different.merge(unit, ways, BigInteger::add)));
            for (String field : game.referee().ruleset().unitFields()) {
                field(name, field, different).ifPresent(fields::add);
            }
        }
        return fields;
    }

    /** Final values of a field; empty if it never changes. Numbers are sorted by size, other values as text. */
    private Optional<Forecast.FieldWays> field(String name, String field, Map<Unit, BigInteger> different) {
        Object was = start.units().find(name).map(unit -> unit.get(field)).orElse(null);
        Map<@Nullable Object, BigInteger> values = new HashMap<>();
        different.forEach((unit, ways) -> values.merge(unit.get(field), ways, BigInteger::add));
        if (values.keySet().equals(Collections.singleton(was))) {
            return Optional.empty();
        }
        List<Forecast.ValueWays> ways = new ArrayList<>();
        values.forEach((value, some) -> ways.add(new Forecast.ValueWays(value, some)));
        ways.sort(Comparator.comparing(StepCounts::text));
        if (values.keySet().stream().allMatch(Number.class::isInstance)) {
            ways.sort(Comparator.comparing(StepCounts::number));
        }
        return Optional.of(new Forecast.FieldWays(name, field, ways));
    }

    private static BigDecimal number(Forecast.ValueWays one) {
        return new BigDecimal(text(one));
    }

    private static String text(Forecast.ValueWays one) {
        return String.valueOf(one.value());
    }

    private static List<Forecast.LeftWays> left(Map<PlanState, BigInteger> now) {
        Map<PlanState.Left, BigInteger> all = new TreeMap<>();
        now.forEach((planState, ways) -> {
            for (PlanState.Left left : PlanEvaluator.left(planState)) {
                all.merge(left, ways, BigInteger::add);
            }
        });
        List<Forecast.LeftWays> left = new ArrayList<>();
        all.forEach((one, ways) -> left.add(new Forecast.LeftWays(one.resolver(), one.units(), ways)));
        return left;
    }
}

package grognard.odds;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.dice.Sequence;
import grognard.dice.Tally;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Dice that fall in every possible way. The body is run once for each distinguishable course of the dice: each run
 * repeats the choices made so far and takes the next branch of the last throw that has one left. Weights are exact
 * integers.
 */
final class EveryPossible implements Dice {

    /** One way in which a throw can come out. */
    private record Branch(Object result, BigInteger ways) {}

    /** All the ways in which a throw can come out. */
    private record Fork(List<Branch> branches, BigInteger of) {}

    /** The throws of one course of the dice, and which branch of each is being taken. */
    private static final class Course {
        final List<Fork> forks = new ArrayList<>();
        final List<Integer> taken = new ArrayList<>();
        int depth;

        Chance chance() {
            Chance chance = Chance.CERTAIN;
            for (int i = 0; i < forks.size(); i++) {
                Fork fork = forks.get(i);
                chance = chance.then(fork.branches.get(taken.get(i)).ways, fork.of);
            }
            return chance;
        }

        /** Turns to the next course; false when all have been taken. */
        boolean advance() {
            while (!forks.isEmpty()) {
                int last = forks.size() - 1;
                if (taken.get(last) + 1 < forks.get(last).branches.size()) {
                    taken.set(last, taken.get(last) + 1);
                    depth = 0;
                    return true;
                }
                forks.remove(last);
                taken.remove(last);
            }
            return false;
        }
    }

    /** What makes two throws the same throw, so that their forks need to be worked out once only. */
    private record Throw(int count, Die die, Tally<?> tally) {}

    private final Deque<Course> courses = new ArrayDeque<>();
    private final Map<Throw, Fork> known = new HashMap<>();
    private final Map<Sequence<?>, Fork> sequences = new HashMap<>();

    /** Runs the body for every course of the dice; results that are equal are put together. */
    <R> Map<R, Chance> each(Supplier<R> body) {
        Map<R, Chance> results = new LinkedHashMap<>();
        Course course = new Course();
        courses.push(course);
        do {
            R result = body.get();
            results.merge(result, course.chance(), Chance::or);
        } while (course.advance());
        courses.pop();
        return results;
    }

    @Override
    public <S> S roll(String purpose, int count, Die die, Tally<S> tally) {
        if (count <= 0) {
            return tally.start();
        }
        return choose(() -> known.computeIfAbsent(new Throw(count, die, tally), wanted -> fork(count, die, tally)));
    }

    @Override
    public int known(String purpose, Die die, int value) {
        return value;
    }

    @Override
    public <S> S until(S start, Predicate<S> settled, UnaryOperator<S> step) {
        return settled.test(start) ? start : choose(() -> endings(start, settled, step));
    }

    @Override
    public <S> S result(Sequence<S> sequence) {
        return choose(() -> {
            Fork fork = sequences.get(sequence);
            if (fork == null) {
                fork = fork(each(() -> sequence.with(this)));
                sequences.put(sequence, fork);
            }
            return fork;
        });
    }

    /** Takes the branch that this course takes here; the fork is worked out when a course first comes to it. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the fork here was made from the same request
    private <S> S choose(Supplier<Fork> fork) {
        Course course = courses.element();
        if (course.depth == course.forks.size()) {
            course.forks.add(fork.get());
            course.taken.add(0);
        }
        int at = course.depth++;
        return (S) course.forks.get(at).branches.get(course.taken.get(at)).result;
    }

    /** Adds die after die, putting equal tallies together. */
    private static <S> Fork fork(int count, Die die, Tally<S> tally) {
        Map<Integer, Integer> faces = new LinkedHashMap<>();
        for (int side = 0; side < die.sides(); side++) {
            faces.merge(die.value(side), 1, Integer::sum);
        }
        Map<S, BigInteger> ways = Map.of(tally.start(), BigInteger.ONE);
        for (int i = 0; i < count; i++) {
            Map<S, BigInteger> more = new LinkedHashMap<>();
            ways.forEach((soFar, weight) -> faces.forEach((value, sides) ->
                    more.merge(tally.add(soFar, value), weight.multiply(BigInteger.valueOf(sides)), BigInteger::add)));
            ways = more;
        }
        List<Branch> branches = new ArrayList<>();
        ways.forEach((result, weight) -> branches.add(new Branch(result, weight)));
        return new Fork(branches, BigInteger.valueOf(die.sides()).pow(count));
    }

    /**
     * The states in which the repetition ends. States that several courses lead to are stepped from once, when nothing
     * more can lead to them; a step back to the state it came from is left out and the others share its weight.
     */
    private <S> Fork endings(S start, Predicate<S> settled, UnaryOperator<S> step) {
        Map<S, Map<S, Chance>> steps = new LinkedHashMap<>();
        List<S> order = new ArrayList<>();
        explore(start, settled, step, steps, order);
        Map<S, Chance> reached = new LinkedHashMap<>();
        reached.put(start, Chance.CERTAIN);
        for (int i = order.size() - 1; i >= 0; i--) {
            S state = order.get(i);
            Chance here = reached.getOrDefault(state, Chance.NONE);
            reached.remove(state);
            steps.getOrDefault(state, Map.of())
                    .forEach((next, chance) -> reached.merge(next, here.then(chance.ways(), chance.of()), Chance::or));
        }
        return fork(reached);
    }

    /** Results that were worked out beforehand, over one denominator. */
    private static <S> Fork fork(Map<S, Chance> results) {
        BigInteger of = results.values().stream().map(Chance::of).reduce(BigInteger.ONE, Chance::leastCommonMultiple);
        List<Branch> branches = new ArrayList<>();
        results.forEach((result, chance) ->
                branches.add(new Branch(result, chance.over(of).ways())));
        return new Fork(branches, of);
    }

    /** Finds all states that can be reached, each listed after all that it can lead to. */
    private <S> void explore(
            S state, Predicate<S> settled, UnaryOperator<S> step, Map<S, Map<S, Chance>> steps, List<S> order) {
        if (settled.test(state) || steps.containsKey(state)) {
            return;
        }
        Map<S, Chance> onward = withoutStandingStill(state, each(() -> step.apply(state)));
        steps.put(state, onward);
        onward.keySet().forEach(next -> explore(next, settled, step, steps, order));
        order.add(state);
    }

    private static <S> Map<S, Chance> withoutStandingStill(S state, Map<S, Chance> onward) {
        BigInteger of = onward.values().stream().map(Chance::of).reduce(BigInteger.ONE, Chance::leastCommonMultiple);
        Map<S, Chance> moving = new LinkedHashMap<>();
        Chance still = onward.getOrDefault(state, Chance.NONE).over(of);
        BigInteger left = of.subtract(still.ways());
        if (left.signum() == 0) {
            throw new IllegalStateException("a step that never leads on from " + state);
        }
        onward.forEach((next, chance) -> {
            if (!next.equals(state)) {
                moving.put(next, new Chance(chance.over(of).ways(), left));
            }
        });
        return moving;
    }
}

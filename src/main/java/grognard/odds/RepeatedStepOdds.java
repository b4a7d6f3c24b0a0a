package grognard.odds;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Exact chances of the settled states that a repeated step leads to ({@link grognard.dice.Dice#until}). The states
 * form a graph without cycles, except that a step may lead back to its own state. Such a step is dropped, and
 * the other steps share its weight. Each state is processed once, after all states that lead to it, however many paths come
 * through it.
 */
final class RepeatedStepOdds<S> {

    private final ExhaustiveDice dice;
    private final Predicate<S> settled;
    private final UnaryOperator<S> step;

    /** Chances of the next states, for each state that is not settled. */
    private final Map<S, Map<S, Chance>> steps = new LinkedHashMap<>();

    /** For each state, the number of states that lead to it and have not been processed yet. */
    private final Map<S, Integer> predecessors = new HashMap<>();

    RepeatedStepOdds(ExhaustiveDice dice, Predicate<S> settled, UnaryOperator<S> step) {
        this.dice = dice;
        this.settled = settled;
        this.step = step;
    }

    /**
     * Chances of the settled states, from an unsettled start.
     *
     * @throws IllegalStateException if the steps form a cycle or a state never changes: an error in the resolver
     */
    Map<S, Chance> from(S start) {
        explore(start);
        Map<S, Chance> reached = new LinkedHashMap<>();
        reached.put(start, Chance.CERTAIN);
        Deque<S> ready = new ArrayDeque<>();
        if (!predecessors.containsKey(start)) {
            ready.add(start);
        }
        int unprocessed = steps.size();
        while (!ready.isEmpty()) {
            S state = ready.remove();
            Chance here = reached.getOrDefault(state, Chance.NONE);
            reached.remove(state);
            unprocessed--;
            steps.getOrDefault(state, Map.of()).forEach((next, chance) -> {
                reached.merge(next, here.then(chance.ways(), chance.of()), Chance::or);
                if (predecessors.merge(next, -1, Integer::sum) == 0 && steps.containsKey(next)) {
                    ready.add(next);
                }
            });
        }
        if (unprocessed > 0) {
            throw new IllegalStateException("steps form a cycle from " + start);
        }
        return reached;
    }

    /** Fills {@link #steps} and {@link #predecessors} for all states that can be reached, settled ones included. */
    private void explore(S start) {
        Deque<S> unseen = new ArrayDeque<>();
        unseen.add(start);
        while (!unseen.isEmpty()) {
            S state = unseen.remove();
            if (steps.containsKey(state)) {
                continue;
            }
            Map<S, Chance> following = withoutSelf(state, dice.chances(() -> step.apply(state)));
            steps.put(state, following);
            for (S next : following.keySet()) {
                predecessors.merge(next, 1, Integer::sum);
                if (!settled.test(next)) {
                    unseen.add(next);
                }
            }
        }
    }

    /** Drops the step back to its own state. The denominator shrinks by its ways, so the other chances add up to 1. */
    private static <S> Map<S, Chance> withoutSelf(S state, Map<S, Chance> following) {
        Chance unchanged = following.get(state);
        if (unchanged == null) {
            return following;
        }
        BigInteger denominator = unchanged.of().subtract(unchanged.ways());
        if (denominator.signum() == 0) {
            throw new IllegalStateException("a step never leaves " + state);
        }
        Map<S, Chance> others = new LinkedHashMap<>();
        following.forEach((next, chance) -> {
            if (!next.equals(state)) {
                others.put(next, new Chance(chance.ways(), denominator));
            }
        });
        return others;
    }
}

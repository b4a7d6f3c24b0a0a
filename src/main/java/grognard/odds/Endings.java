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
 * How a step that is repeated until it is settled can end. States that several courses lead to are stepped from once,
 * when nothing more can lead to them; a step back to the state it came from is left out and the others share its weight.
 */
final class Endings<S> {

    private final EveryPossible dice;
    private final Predicate<S> settled;
    private final UnaryOperator<S> step;
    private final Map<S, Map<S, Chance>> steps = new LinkedHashMap<>();
    private final Map<S, Integer> waysIn = new HashMap<>();

    Endings(EveryPossible dice, Predicate<S> settled, UnaryOperator<S> step) {
        this.dice = dice;
        this.settled = settled;
        this.step = step;
    }

    /** The settled states that can be reached, with their chances. */
    Map<S, Chance> from(S start) {
        explore(start);
        Map<S, Chance> reached = new LinkedHashMap<>();
        reached.put(start, Chance.CERTAIN);
        Deque<S> ready = new ArrayDeque<>();
        if (!waysIn.containsKey(start)) {
            ready.add(start);
        }
        int left = steps.size();
        while (!ready.isEmpty()) {
            S state = ready.remove();
            Chance here = reached.getOrDefault(state, Chance.NONE);
            reached.remove(state);
            left--;
            steps.getOrDefault(state, Map.of()).forEach((next, chance) -> {
                reached.merge(next, here.then(chance.ways(), chance.of()), Chance::or);
                if (waysIn.merge(next, -1, Integer::sum) == 0 && steps.containsKey(next)) {
                    ready.add(next);
                }
            });
        }
        if (left > 0) {
            throw new IllegalStateException("steps that lead round in a circle from " + start);
        }
        return reached;
    }

    /** Finds all states that can be reached and how many others lead to each. */
    private void explore(S start) {
        Deque<S> unseen = new ArrayDeque<>();
        unseen.add(start);
        while (!unseen.isEmpty()) {
            S state = unseen.remove();
            if (steps.containsKey(state)) {
                continue;
            }
            Map<S, Chance> onward = withoutStandingStill(state, dice.each(() -> step.apply(state)));
            steps.put(state, onward);
            for (S next : onward.keySet()) {
                waysIn.merge(next, 1, Integer::sum);
                if (!settled.test(next)) {
                    unseen.add(next);
                }
            }
        }
    }

    private static <S> Map<S, Chance> withoutStandingStill(S state, Map<S, Chance> onward) {
        Chance still = onward.get(state);
        if (still == null) {
            return onward;
        }
        BigInteger left = still.of().subtract(still.ways());
        if (left.signum() == 0) {
            throw new IllegalStateException("a step that never leads on from " + state);
        }
        Map<S, Chance> moving = new LinkedHashMap<>();
        onward.forEach((next, chance) -> {
            if (!next.equals(state)) {
                moving.put(next, new Chance(chance.ways(), left));
            }
        });
        return moving;
    }
}

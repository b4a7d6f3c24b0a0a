package grognard.story;

import grognard.odds.Chance;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** All that a situation could come to, from the worst for who acts to the best. */
final class Prospect {

    private final Map<Score, Likelihood> places = new HashMap<>();

    Prospect(Map<Score, Chance> chances) {
        SortedMap<Score, Chance> inOrder = new TreeMap<>(chances);
        Chance below = Chance.NONE;
        double spread = 0;
        for (Chance alike : inOrder.values()) {
            double rank = below.toDouble() + alike.toDouble() / 2;
            spread += alike.toDouble() * (rank - 0.5) * (rank - 0.5);
            below = below.or(alike);
        }
        below = Chance.NONE;
        for (Map.Entry<Score, Chance> one : inOrder.entrySet()) {
            Chance alike = one.getValue();
            Chance before = below.over(alike.of());
            Chance atMost = before.or(alike);
            Chance atLeast = new Chance(alike.of().subtract(before.ways()), alike.of());
            double rank = before.toDouble() + alike.toDouble() / 2;
            places.put(
                    one.getKey(),
                    new Likelihood(atLeast, atMost, atLeast.toDouble(), atMost.toDouble(), rank, spread));
            below = atMost;
        }
    }

    /** Whether anything hangs on the dice. */
    boolean isOpen() {
        return places.size() > 1;
    }

    /** How likely it was to end so well; nothing where it cannot. */
    Optional<Likelihood> of(Score score) {
        return Optional.ofNullable(places.get(score));
    }
}

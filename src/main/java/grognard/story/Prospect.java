package grognard.story;

import grognard.odds.Chance;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** All that a situation could come to, from the worst for who acts to the best. */
final class Prospect {

    private record Place(Chance atLeast, Chance atMost, Chance alike) {}

    private final SortedMap<Score, Place> places = new TreeMap<>();
    private final double spread;

    Prospect(Map<Score, Chance> chances) {
        SortedMap<Score, Chance> inOrder = new TreeMap<>(chances);
        Chance below = Chance.NONE;
        double squares = 0;
        for (Map.Entry<Score, Chance> one : inOrder.entrySet()) {
            Chance alike = one.getValue();
            Chance atMost = below.or(alike);
            Chance atLeast = new Chance(
                    alike.of().subtract(below.over(alike.of()).ways()), alike.of());
            places.put(one.getKey(), new Place(atLeast, atMost, alike));
            double rank = below.toDouble() + alike.toDouble() / 2;
            squares += alike.toDouble() * (rank - 0.5) * (rank - 0.5);
            below = atMost;
        }
        spread = squares;
    }

    /** Whether anything hangs on the dice. */
    boolean isOpen() {
        return places.size() > 1;
    }

    boolean holds(Score score) {
        return places.containsKey(score);
    }

    private Place at(Score score) {
        Place place = places.get(score);
        if (place == null) {
            throw new IllegalStateException("no outcome is worth " + score);
        }
        return place;
    }

    Chance atLeast(Score score) {
        return at(score).atLeast;
    }

    Chance atMost(Score score) {
        return at(score).atMost;
    }

    Chance alike(Score score) {
        return at(score).alike;
    }

    double spread() {
        return spread;
    }
}

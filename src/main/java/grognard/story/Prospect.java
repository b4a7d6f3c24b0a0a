package grognard.story;

import grognard.odds.Chance;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** All that a situation could come to, from the worst for who acts to the best. */
final class Prospect {

    private final Map<Score, Likelihood> places = new HashMap<>();
    private final double spread;

    /** @param of what all ways add up to */
    Prospect(Map<Score, BigInteger> ways, BigInteger of) {
        BigInteger below = BigInteger.ZERO;
        double spread = 0;
        for (Map.Entry<Score, BigInteger> one : new TreeMap<>(ways).entrySet()) {
            Chance atLeast = new Chance(of.subtract(below), of);
            below = below.add(one.getValue());
            Chance atMost = new Chance(below, of);
            double alike = new Chance(one.getValue(), of).toDouble();
            double rank = atMost.toDouble() - alike / 2;
            spread += alike * (rank - 0.5) * (rank - 0.5);
            places.put(one.getKey(), new Likelihood(atLeast, atMost, atLeast.toDouble(), atMost.toDouble(), rank));
        }
        this.spread = spread;
    }

    /** Whether anything hangs on the dice. */
    boolean isOpen() {
        return places.size() > 1;
    }

    /** How likely it was to end so well; nothing where it cannot. */
    Optional<Likelihood> of(Score score) {
        return Optional.ofNullable(places.get(score));
    }

    /** The variance of the rank over all that can happen. */
    double spread() {
        return spread;
    }
}

package grognard.story;

import grognard.odds.Chance;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** All possible outcomes of a situation, ranked from the worst for the acting side to the best. */
final class RankedOutcomes {

    private final Map<OutcomeScore, Likelihood> likelihoods = new HashMap<>();
    private final double spread;

    /**
     * Ranks the outcomes.
     *
     * @param ways number of equally likely ways to reach each score
     * @param of the sum of all ways, the denominator of their chances
     */
    RankedOutcomes(Map<OutcomeScore, BigInteger> ways, BigInteger of) {
        BigInteger below = BigInteger.ZERO;
        double spread = 0;
        for (Map.Entry<OutcomeScore, BigInteger> one : new TreeMap<>(ways).entrySet()) {
            Chance atLeast = new Chance(of.subtract(below), of);
            below = below.add(one.getValue());
            Chance atMost = new Chance(below, of);
            double alike = new Chance(one.getValue(), of).toDouble();
            // Half of the equal outcomes count as worse, so that the mean of the ranks is always 0.5.
            double rank = atMost.toDouble() - alike / 2;
            spread += alike * (rank - 0.5) * (rank - 0.5);
            likelihoods.put(one.getKey(), new Likelihood(atLeast, atMost, atLeast.toDouble(), atMost.toDouble(), rank));
        }
        this.spread = spread;
    }

    /** Whether the dice decide anything: at least two outcomes with different scores are possible. */
    boolean isOpen() {
        return likelihoods.size() > 1;
    }

    /** How likely that score was; empty if it is impossible by the present rules. */
    Optional<Likelihood> of(OutcomeScore score) {
        return Optional.ofNullable(likelihoods.get(score));
    }

    /** The variance of the rank over all possible outcomes. */
    double spread() {
        return spread;
    }
}

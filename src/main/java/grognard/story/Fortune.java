package grognard.story;

import grognard.odds.Chance;
import java.util.List;

/**
 * How lucky one resolution was.
 *
 * @param turn in which it happened; 0 without a game
 * @param side who acted
 * @param other the side against it; empty where there is none
 * @param units those who acted
 * @param others whom it befell
 * @param ended how it ended, in a sentence
 * @param onTheTable whether any of its dice were thrown on the table
 * @param spread the variance of {@link #rank} over all that could have happened
 */
public record Fortune(
        long record,
        int turn,
        String ruleset,
        String resolver,
        String label,
        String side,
        String other,
        List<String> units,
        List<String> others,
        String ended,
        boolean onTheTable,
        Likelihood likelihood,
        double spread) {

    public Fortune {
        units = List.copyOf(units);
        others = List.copyOf(others);
    }

    /** How much of all that could have happened was worse for who acted, what was alike counting half: 0.5 is even. */
    public double rank() {
        return likelihood.rank();
    }

    /** The exact chance of ending so well or better for who acted. */
    public Chance forSide() {
        return likelihood.forSide();
    }

    /** The exact chance of ending so well or better for the other side. */
    public Chance forOther() {
        return likelihood.forOther();
    }

    /** Whether who acted was lucky rather than not. */
    public boolean isGood() {
        return rank() >= 0.5;
    }
}

package grognard.story;

import grognard.odds.Chance;
import java.util.List;

/**
 * The luck of one resolution: its outcome compared with everything that the dice could have brought.
 *
 * @param record the record's number in the journal
 * @param turn the turn in which it happened; 0 without a game
 * @param side the acting side
 * @param other the opposing side; empty if there is none
 * @param units names of the acting units
 * @param others names of the units that were acted upon
 * @param ended the outcome as a sentence
 * @param onTheTable whether any of the dice were real ones whose faces the player typed
 * @param spread the variance of {@link #rank} over all possible outcomes
 */
public record RecordLuck(
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

    public RecordLuck {
        units = List.copyOf(units);
        others = List.copyOf(others);
    }

    /** The share of possible outcomes that are worse for the acting side, equal ones counting half: 0.5 is average luck. */
    public double rank() {
        return likelihood.rank();
    }

    /** The exact chance of an outcome at least this good for the acting side. */
    public Chance forSide() {
        return likelihood.forSide();
    }

    /** The exact chance of an outcome at least this good for the opposing side. */
    public Chance forOther() {
        return likelihood.forOther();
    }

    /** Whether the acting side had average luck or better. */
    public boolean isGood() {
        return rank() >= 0.5;
    }
}

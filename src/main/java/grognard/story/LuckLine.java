package grognard.story;

import grognard.odds.SumChance;

/**
 * The summed luck of a group of resolutions.
 *
 * @param name the group: a side, a unit, a resolver, a turn or a label
 * @param onTheTable whether the dice were real ones whose faces the player typed
 * @param count number of resolutions
 * @param luck the mean of their ranks from 0 to 1; 0.5 is average
 * @param spread the variance of the sum of their ranks
 */
public record LuckLine(String name, boolean onTheTable, int count, double luck, double spread) {

    /**
     * Approximate chance that fair dice are at least this lucky, by the normal approximation: the sum of ranks has the mean
     * {@code count / 2} and the variance {@code spread}. It is 1 if the dice decided nothing.
     */
    public double chanceOfSuchLuck() {
        return spread == 0 ? 1 : SumChance.above((luck - 0.5) * count / Math.sqrt(spread));
    }
}

package grognard.story;

import grognard.odds.SumChance;

/**
 * The luck of several resolutions together.
 *
 * @param name whose, or of what
 * @param onTheTable whether these dice were thrown on the table
 * @param count how many resolutions
 * @param luck the mean of their ranks from 0 to 1; 0.5 is even
 * @param spread the variance of the sum of their ranks
 */
public record LuckLine(String name, boolean onTheTable, int count, double luck, double spread) {

    /** About how likely so much luck, or more, is for fair dice: by the bell curve. */
    public double soLucky() {
        return spread == 0 ? 1 : SumChance.above((luck - 0.5) * count / Math.sqrt(spread));
    }
}

package grognard.story;

import grognard.odds.Chance;

/**
 * How likely a resolution was to end as it did, seen from both sides.
 *
 * @param forSide the exact chance of ending so well or better for who acted
 * @param forOther the exact chance of ending so well or better for the other side
 * @param better the first chance as a number
 * @param worse the second
 * @param rank how much of all that could have happened was worse for who acted, what was alike counting half: 0.5 is even
 */
public record Likelihood(Chance forSide, Chance forOther, double better, double worse, double rank) {}

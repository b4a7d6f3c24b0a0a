package grognard.story;

import grognard.odds.Chance;

/**
 * How likely an outcome was, from both sides' points of view.
 *
 * @param forSide the exact chance of an outcome at least this good for the acting side
 * @param forOther the exact chance of an outcome at least this good for the opposing side
 * @param better {@code forSide} as a number
 * @param worse {@code forOther} as a number
 * @param rank the share of possible outcomes that are worse for the acting side, equal ones counting half; 0.5 is average
 */
public record Likelihood(Chance forSide, Chance forOther, double better, double worse, double rank) {}

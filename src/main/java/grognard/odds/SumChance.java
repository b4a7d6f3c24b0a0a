package grognard.odds;

import grognard.dice.Die;
import java.math.BigInteger;

/**
 * Probability of a sum of dice as high as the one rolled, and as low.
 *
 * @param atLeast probability of this sum or a higher one
 * @param atMost probability of this sum or a lower one
 * @param exact whether all ways were counted; beyond some thousands of dice a normal distribution is used instead
 */
public record SumChance(double atLeast, double atMost, boolean exact) {

    /** Limit on an exact count, in operations on 64-bit words: about a second. */
    private static final double MAX_WORK = 2e9;

    /** Probability for a number of equal dice. Accepts a sum that the dice cannot show: a record may be forged. */
    static SumChance of(Die die, long count, long sum) {
        int least = die.value(0);
        int width = die.value(die.sides() - 1) - least;
        if (sum < count * least) {
            return new SumChance(1, 0, true);
        }
        if (sum > count * (least + width)) {
            return new SumChance(0, 1, true);
        }
        if (die.sides() == width + 1 && count < width) {
            return countedByFormula(die.sides(), (int) count, sum - count * least);
        }
        double words = count * Math.log(die.sides()) / Math.log(2) / 64 + 1; // length of a coefficient
        double work = (double) count * width * width * words;
        return work <= MAX_WORK && width > 0
                ? countedBySum(die, (int) count, sum - count * least)
                : approximated(die, count, sum);
    }

    /**
     * Counts the ways of a few dice with many faces, all equally likely, such as thousandths. {@link #countedBySum} would
     * visit every face for every sum: seconds for fifty throws of a number in thousandths.
     *
     * @param sum above the lowest possible sum, so from 0
     */
    private static SumChance countedByFormula(int sides, int count, long sum) {
        BigInteger all = BigInteger.valueOf(sides).pow(count);
        return exact(waysUpTo(sum - 1, sides, count), waysUpTo(sum, sides, count), all);
    }

    /**
     * Number of throws with at most this sum, by inclusion and exclusion: of all ways to divide the sum among the dice and a
     * remainder, those that give j dice more than they can show are subtracted (odd j) or added again (even j).
     */
    private static BigInteger waysUpTo(long sum, int sides, int count) {
        BigInteger ways = BigInteger.ZERO;
        BigInteger chosen = BigInteger.ONE; // ways to choose j of the dice, negative for odd j
        for (int j = 0; j <= count && (long) j * sides <= sum; j++) {
            ways = ways.add(chosen.multiply(productAfter(sum - (long) j * sides, count)));
            chosen = chosen.multiply(BigInteger.valueOf(j - count)).divide(BigInteger.valueOf(j + 1L));
        }
        return ways.divide(productAfter(0, count));
    }

    /** (number + 1) · … · (number + count), which is count! times the ways to divide a number among so many dice. */
    private static BigInteger productAfter(long number, int count) {
        BigInteger product = BigInteger.ONE;
        for (int i = 1; i <= count; i++) {
            product = product.multiply(BigInteger.valueOf(number + i));
        }
        return product;
    }

    /**
     * Counts the ways exactly. The ways of all sums are the coefficients of p(x)^n, where p has a term for each value;
     * each follows from the ones before it, as p·(p^n)' = n·p'·p^n. {@link PowerSeries} uses the same recurrence,
     * but keeps all coefficients, which would not fit into memory for so many dice.
     *
     * @param sum above the lowest possible sum, so from 0
     */
    private static SumChance countedBySum(Die die, int count, long sum) {
        int least = die.value(0);
        int width = die.value(die.sides() - 1) - least;
        long[] weights = new long[width + 1];
        for (int side = 0; side < die.sides(); side++) {
            weights[die.value(side) - least]++;
        }
        BigInteger[] ways = new BigInteger[width + 1]; // ring buffer of the latest coefficients
        BigInteger below = BigInteger.ZERO;
        BigInteger here = BigInteger.ZERO;
        for (long k = 0; k <= sum; k++) {
            BigInteger next = k == 0 ? BigInteger.valueOf(weights[0]).pow(count) : BigInteger.ZERO;
            for (int j = 1; j <= Math.min(width, k); j++) {
                long factor = weights[j] * (j * (long) count - (k - j));
                next = next.add(ways[(int) ((k - j) % (width + 1))].multiply(BigInteger.valueOf(factor)));
            }
            if (k > 0) {
                next = next.divide(BigInteger.valueOf(k * weights[0]));
            }
            ways[(int) (k % (width + 1))] = next;
            below = k < sum ? below.add(next) : below;
            here = next;
        }
        BigInteger all = BigInteger.valueOf(die.sides()).pow(count);
        return exact(below, below.add(here), all);
    }

    /**
     * Exact chances from counted ways.
     *
     * @param below ways of all lower sums
     * @param upToSum ways of this sum and all lower sums
     */
    private static SumChance exact(BigInteger below, BigInteger upToSum, BigInteger all) {
        return new SumChance(
                new Chance(all.subtract(below), all).toDouble(), new Chance(upToSum, all).toDouble(), true);
    }

    /** Normal distribution of the same mean and variance, with half a unit as continuity correction. */
    private static SumChance approximated(Die die, long count, long sum) {
        double mean = 0;
        double square = 0;
        for (int side = 0; side < die.sides(); side++) {
            mean += (double) die.value(side) / die.sides();
            square += (double) die.value(side) * die.value(side) / die.sides();
        }
        double spread = Math.sqrt((square - mean * mean) * count);
        if (spread == 0) {
            return new SumChance(1, 1, true);
        }
        return new SumChance(
                above((sum - 0.5 - mean * count) / spread), above((mean * count - sum - 0.5) / spread), false);
    }

    /** Probability that a standard normal variable exceeds z (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
    public static double above(double z) {
        if (z < 0) {
            return 1 - above(-z);
        }
        double t = 1 / (1 + 0.2316419 * z);
        double series =
                t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
        return Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI) * series;
    }
}

package grognard.odds;

import grognard.dice.Die;
import grognard.dice.Tally;
import grognard.input.BadInput;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The ways of tallies to which each die adds a number of its own, whatever the others show: sums and hits. They are the
 * coefficients of a polynomial (one term a face) to the power of the number of dice, each of which follows from the few
 * before it by Euler's recurrence, so that a thousand dice take no longer than some dice added one by one.
 */
final class PowerSeries {

    private static final double MOST_BITS = 4e8; // some 50 MB, of which copies are made

    private PowerSeries() {}

    /** Whether a tally is one of those. */
    static boolean suits(Tally<?> tally) {
        return tally instanceof Tally.Sum || tally instanceof Tally.Hits;
    }

    /** The ways of each tally of so many dice, lowest first. */
    static Map<Integer, BigInteger> ways(int count, Die die, Tally<Integer> tally, Progress progress) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (int side = 0; side < die.sides(); side++) {
            int adds = tally.add(0, die.value(side));
            least = Math.min(least, adds);
            most = Math.max(most, adds);
        }
        long[] face = new long[most - least + 1];
        for (int side = 0; side < die.sides(); side++) {
            face[tally.add(0, die.value(side)) - least]++;
        }
        refuseMore(face, count);
        BigInteger[] power = isSmall(die.sides(), face, count) ? small(face, count) : large(face, count, progress);
        Map<Integer, BigInteger> ways = new LinkedHashMap<>();
        for (int i = 0; i < power.length; i++) {
            if (power[i].signum() > 0) {
                ways.put(tally.start() + least * count + i, power[i]);
            }
        }
        return ways;
    }

    /** All coefficients are held at once, each about as long as the number of all ways. */
    private static void refuseMore(long[] face, int count) {
        double length = count * Math.log(face.length) / Math.log(2);
        if (length * face.length * count > MOST_BITS) {
            throw new BadInput("exact odds of " + count + " dice in one throw: expected fewer dice");
        }
    }

    /** Whether k q0 p(k), the largest number that matters on the way, is sure to fit a long. */
    private static boolean isSmall(int sides, long[] face, int count) {
        double largest = Math.pow(sides, count) * face.length * count * face[0];
        return largest < Long.MAX_VALUE / 2.0;
    }

    /** From Q P' = n Q' P for P = Q^n: k q0 p(k) is the sum of (i n - k + i) q(i) p(k - i). */
    private static BigInteger[] small(long[] face, int count) {
        long[] power = new long[(face.length - 1) * count + 1];
        if (count == 1) {
            power = face;
        } else {
            power[0] = BigInteger.valueOf(face[0]).pow(count).longValueExact();
            for (int k = 1; k < power.length; k++) {
                long sum = 0; // may run over on the way: the end fits, and additions come round again
                for (int i = 1; i < face.length && i <= k; i++) {
                    sum += ((long) i * count - k + i) * face[i] * power[k - i];
                }
                power[k] = sum / (face[0] * k);
            }
        }
        BigInteger[] ways = new BigInteger[power.length];
        for (int k = 0; k < ways.length; k++) {
            ways[k] = BigInteger.valueOf(power[k]);
        }
        return ways;
    }

    /** The same where the ways are too many for a long. */
    private static BigInteger[] large(long[] face, int count, Progress progress) {
        BigInteger[] power = new BigInteger[(face.length - 1) * count + 1];
        power[0] = BigInteger.valueOf(face[0]).pow(count);
        for (int k = 1; k < power.length; k++) {
            BigInteger sum = BigInteger.ZERO;
            for (int i = 1; i < face.length && i <= k; i++) {
                long factor = ((long) i * count - k + i) * face[i];
                if (factor != 0) {
                    sum = sum.add(power[k - i].multiply(BigInteger.valueOf(factor)));
                }
            }
            power[k] = sum.divide(BigInteger.valueOf(face[0] * k));
            progress.at((double) k / power.length);
        }
        return power;
    }
}

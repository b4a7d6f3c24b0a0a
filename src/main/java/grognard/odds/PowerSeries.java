package grognard.odds;

import grognard.dice.Die;
import grognard.dice.Tally;
import grognard.input.BadInput;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Ways of each total of n equal dice, for tallies to which each die adds independently of the others: sums and hits.
 * The ways are the coefficients of a polynomial, with a term for each value of the die, raised to the power n. Each
 * coefficient follows from the few before it by Euler's recurrence, so a thousand dice are as quick as a few dice added
 * one by one.
 */
final class PowerSeries {

    /** Largest result, in bits: about a second, and 25 MB, of which the computation makes copies. */
    private static final double MAX_BITS = 2e8;

    private PowerSeries() {}

    /** Whether each die adds to the tally independently of the others. */
    static boolean supports(Tally<?> tally) {
        return tally instanceof Tally.Sum || tally instanceof Tally.Hits;
    }

    /**
     * Ways of each possible total, lowest total first; totals without a way are left out.
     *
     * @throws BadInput if the result would be too large for memory
     */
    static Map<Integer, BigInteger> ways(int count, Die die, Tally<Integer> tally, Progress progress) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (int side = 0; side < die.sides(); side++) {
            int added = tally.add(0, die.value(side));
            least = Math.min(least, added);
            most = Math.max(most, added);
        }
        long[] face = new long[most - least + 1];
        for (int side = 0; side < die.sides(); side++) {
            face[tally.add(0, die.value(side)) - least]++;
        }
        checkSize(face, count);
        BigInteger[] power = fitsLong(die.sides(), face, count)
                ? powerInLongs(face, count)
                : isFlat(face) ? flatPower(face.length, count, progress) : power(face, count, progress);
        Map<Integer, BigInteger> ways = new LinkedHashMap<>();
        for (int i = 0; i < power.length; i++) {
            if (power[i].signum() > 0) {
                ways.put(tally.start() + least * count + i, power[i]);
            }
        }
        return ways;
    }

    /** Refuses a throw that is too large. All coefficients are in memory at once, each about as long as all ways. */
    private static void checkSize(long[] face, int count) {
        double length = count * Math.log(face.length) / Math.log(2);
        if (length * face.length * count > MAX_BITS) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "exact odds of %d dice in one throw: expected fewer dice, they have %,d totals of %,.0f digits",
                    count,
                    (face.length - 1L) * count + 1,
                    Math.max(1, length * Math.log10(2))));
        }
    }

    /** Whether k q0 p(k), the largest intermediate result that must be exact, is sure to fit a long. */
    private static boolean fitsLong(int sides, long[] face, int count) {
        double largest = Math.pow(sides, count) * face.length * count * face[0];
        return largest < Long.MAX_VALUE / 2.0;
    }

    /**
     * Coefficients of Q^n in longs, many times faster than {@link #power}. Euler's recurrence: for P = Q^n, Q P' = n
     * Q' P, so k q0 p(k) is the sum over i of (i n - k + i) q(i) p(k - i).
     */
    private static BigInteger[] powerInLongs(long[] face, int count) {
        long[] power = new long[(face.length - 1) * count + 1];
        if (count == 1) {
            power = face;
        } else {
            power[0] = BigInteger.valueOf(face[0]).pow(count).longValueExact();
            for (int k = 1; k < power.length; k++) {
                long sum = 0; // may overflow on the way; the final sum fits, and additions wrap around to it
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

    /** Whether all totals of one die are equally likely. */
    private static boolean isFlat(long[] face) {
        for (long sides : face) {
            if (sides != face[0]) {
                return false;
            }
        }
        return face[0] == 1;
    }

    /**
     * Coefficients of Q^n for Q = 1 + x + … + x^(s-1) = (1 - x^s) / (1 - x), in numbers of any size. Then (1 - x)(1 - x^s)
     * P' = n (1 - s x^(s-1) + (s - 1) x^s) P, so each coefficient follows from three others, however many sides there are.
     */
    private static BigInteger[] flatPower(int sides, int count, Progress progress) {
        BigInteger[] power = new BigInteger[(sides - 1) * count + 1];
        power[0] = BigInteger.ONE;
        for (int k = 1; k < power.length; k++) {
            long n = count;
            BigInteger sum = times(power, k - 1, k - 1 + n)
                    .add(times(power, k - sides, k - sides - n * sides))
                    .add(times(power, k - sides - 1, n * (sides - 1) - (k - sides - 1)));
            power[k] = sum.divide(BigInteger.valueOf(k));
            progress.at((double) k / power.length);
        }
        return power;
    }

    /** A coefficient times a factor; zero for one before the first. */
    private static BigInteger times(BigInteger[] power, int k, long factor) {
        return k < 0 ? BigInteger.ZERO : power[k].multiply(BigInteger.valueOf(factor));
    }

    /** Coefficients of Q^n by the recurrence of {@link #powerInLongs}, in numbers of any size. */
    private static BigInteger[] power(long[] face, int count, Progress progress) {
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

package grognard.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * An exact probability: a number of equally likely ways out of all ways. Never reduced, so that 18 of 36 stays what a
 * player would count on the table. Two chances of the same value are therefore not always equal.
 *
 * @param ways numerator, from 0 to {@code of}
 * @param of denominator, at least 1
 */
public record Chance(BigInteger ways, BigInteger of) {

    public static final Chance NONE = new Chance(BigInteger.ZERO, BigInteger.ONE);
    public static final Chance CERTAIN = new Chance(BigInteger.ONE, BigInteger.ONE);

    /** Chance of either of two events that exclude each other. */
    public Chance or(Chance other) {
        if (of.equals(other.of)) {
            return new Chance(ways.add(other.ways), of);
        }
        BigInteger common = leastCommonMultiple(of, other.of);
        return new Chance(over(common).ways.add(other.over(common).ways), common);
    }

    /** Chance of this event followed by another that has {@code moreWays} ways out of {@code moreOf}. */
    public Chance then(BigInteger moreWays, BigInteger moreOf) {
        return new Chance(ways.multiply(moreWays), of.multiply(moreOf));
    }

    /**
     * This chance over another denominator.
     *
     * @param common a multiple of the present denominator; anything else would lose ways without an error
     */
    public Chance over(BigInteger common) {
        return of.equals(common) ? this : new Chance(ways.multiply(common.divide(of)), common);
    }

    /**
     * Least common multiple of two positive numbers. Denominators here are mostly powers of the same number of sides,
     * so one divides the other; testing for that first avoids the slower search for a common divisor.
     */
    public static BigInteger leastCommonMultiple(BigInteger a, BigInteger b) {
        int order = a.compareTo(b);
        BigInteger most = order < 0 ? b : a;
        BigInteger least = order < 0 ? a : b;
        if (order == 0 || most.mod(least).signum() == 0) {
            return most;
        }
        return a.divide(a.gcd(b)).multiply(b);
    }

    /** Least common denominator. */
    static BigInteger commonDenominator(Iterable<Chance> chances) {
        BigInteger common = BigInteger.ONE;
        for (Chance chance : chances) {
            common = leastCommonMultiple(common, chance.of);
        }
        return common;
    }

    public boolean isPossible() {
        return ways.signum() > 0;
    }

    public boolean isCertain() {
        return ways.equals(of);
    }

    /** This chance from 0 to 1, rounded half up. */
    public BigDecimal rounded(int decimals) {
        return new BigDecimal(ways).divide(new BigDecimal(of), decimals, RoundingMode.HALF_UP);
    }

    public double toDouble() {
        return new BigDecimal(ways)
                .divide(new BigDecimal(of), MathContext.DECIMAL64)
                .doubleValue();
    }

    /** This chance minus another, in percentage points; the exact difference is rounded once, half up. */
    public BigDecimal pointsOver(Chance other, int decimals) {
        BigInteger common = leastCommonMultiple(of, other.of);
        BigInteger difference = over(common).ways.subtract(other.over(common).ways);
        return new BigDecimal(difference.multiply(BigInteger.valueOf(100)))
                .divide(new BigDecimal(common), decimals, RoundingMode.HALF_UP);
    }
}

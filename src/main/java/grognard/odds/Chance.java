package grognard.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** So many ways out of so many. Never shortened: 18 of 36 stays what the player would count on the table. */
public record Chance(BigInteger ways, BigInteger of) {

    public static final Chance NONE = new Chance(BigInteger.ZERO, BigInteger.ONE);
    public static final Chance CERTAIN = new Chance(BigInteger.ONE, BigInteger.ONE);

    /** Either of two chances that exclude each other. */
    public Chance or(Chance other) {
        if (of.equals(other.of)) {
            return new Chance(ways.add(other.ways), of);
        }
        BigInteger common = leastCommonMultiple(of, other.of);
        return new Chance(over(common).ways.add(other.over(common).ways), common);
    }

    /** This chance, and then another. */
    public Chance then(BigInteger moreWays, BigInteger moreOf) {
        return new Chance(ways.multiply(moreWays), of.multiply(moreOf));
    }

    /** The same chance over a multiple of its denominator. */
    public Chance over(BigInteger common) {
        return of.equals(common) ? this : new Chance(ways.multiply(common.divide(of)), common);
    }

    /** Mostly one is a power of the other's root, and then no common divisor need be looked for. */
    public static BigInteger leastCommonMultiple(BigInteger a, BigInteger b) {
        int order = a.compareTo(b);
        BigInteger most = order < 0 ? b : a;
        BigInteger least = order < 0 ? a : b;
        if (order == 0 || most.mod(least).signum() == 0) {
            return most;
        }
        return a.divide(a.gcd(b)).multiply(b);
    }

    /** What all of these chances can be counted over. */
    static BigInteger commonTo(Iterable<Chance> chances) {
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

    /** The chance as a number with so many decimals. */
    public BigDecimal rounded(int decimals) {
        return new BigDecimal(ways).divide(new BigDecimal(of), decimals, RoundingMode.HALF_UP);
    }

    public double toDouble() {
        return new BigDecimal(ways)
                .divide(new BigDecimal(of), MathContext.DECIMAL64)
                .doubleValue();
    }

    /** This chance less another, in points of a hundred, with so many decimals; rounded once, from the exact difference. */
    public BigDecimal pointsOver(Chance other, int decimals) {
        BigInteger common = leastCommonMultiple(of, other.of);
        BigInteger more = over(common).ways.subtract(other.over(common).ways);
        return new BigDecimal(more.multiply(BigInteger.valueOf(100)))
                .divide(new BigDecimal(common), decimals, RoundingMode.HALF_UP);
    }
}

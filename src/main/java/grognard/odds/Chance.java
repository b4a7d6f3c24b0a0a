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

    static BigInteger leastCommonMultiple(BigInteger a, BigInteger b) {
        return a.divide(a.gcd(b)).multiply(b);
    }

    public boolean isPossible() {
        return ways.signum() > 0;
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
}

package grognard.workshop.value;

import grognard.input.BadInput;
import grognard.input.WholeNumber;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * An exact fraction in lowest terms with a positive denominator. Rulesets multiply strengths by {@code 1/3}, and a result
 * band must not be missed by a rounding error. Arithmetic beyond 64 bits is refused as bad input, never wrapped around.
 */
public record Rational(long numerator, long denominator) implements Comparable<Rational> {

    public static final Rational ZERO = new Rational(0, 1);
    public static final Rational ONE = new Rational(1, 1);

    /** Decimal places of input and output. */
    private static final int PLACES = 3;

    public static Rational of(long whole) {
        return new Rational(whole, 1);
    }

    /** The quotient, reduced; the denominator must not be 0. */
    public static Rational of(long numerator, long denominator) {
        long divisor = BigInteger.valueOf(numerator)
                .gcd(BigInteger.valueOf(denominator))
                .longValue();
        long sign = denominator < 0 ? -1 : 1;
        return new Rational(sign * numerator / divisor, sign * denominator / divisor);
    }

    /** The number, if it has at most nine digits before and three behind the point; empty otherwise. */
    public static Optional<Rational> of(BigDecimal number) {
        BigDecimal plain = number.stripTrailingZeros();
        if (plain.scale() > PLACES || plain.precision() - plain.scale() > 9) {
            return Optional.empty();
        }
        return Optional.of(of(plain.movePointRight(PLACES).longValueExact(), 1000));
    }

    /** Parses {@code -1}, {@code 0.5} or {@code 1/3}, as written in a CSV cell or a TOML string. */
    public static Optional<Rational> read(String text) {
        int slash = text.indexOf('/');
        if (slash > 0) {
            Optional<Integer> numerator = WholeNumber.in(text.substring(0, slash));
            Optional<Integer> denominator = WholeNumber.in(text.substring(slash + 1));
            return numerator.isPresent() && denominator.isPresent() && denominator.get() > 0
                    ? Optional.of(of(numerator.get(), denominator.get()))
                    : Optional.empty();
        }
        return isDecimal(text) ? of(new BigDecimal(text)) : Optional.empty();
    }

    /** Whether {@link BigDecimal} would read the text as a plain decimal; it also takes exponents, and any length. */
    private static boolean isDecimal(String text) {
        int start = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        int digits = 0;
        int points = 0;
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            digits += c >= '0' && c <= '9' ? 1 : 0;
            points += c == '.' ? 1 : 0;
            if (c != '.' && (c < '0' || c > '9')) {
                return false;
            }
        }
        return digits > 0 && digits < 20 && points <= 1 && !text.endsWith(".");
    }

    /**
     * The sum.
     *
     * @throws BadInput if it does not fit
     */
    public Rational plus(Rational other) {
        try {
            return denominator == 1 && other.denominator == 1
                    ? new Rational(Math.addExact(numerator, other.numerator), 1)
                    : of(
                            Math.addExact(
                                    Math.multiplyExact(numerator, other.denominator),
                                    Math.multiplyExact(other.numerator, denominator)),
                            Math.multiplyExact(denominator, other.denominator));
        } catch (ArithmeticException e) {
            throw tooLarge();
        }
    }

    public Rational minus(Rational other) {
        return plus(other.negated());
    }

    public Rational negated() {
        return new Rational(-numerator, denominator);
    }

    /**
     * The product.
     *
     * @throws BadInput if it does not fit
     */
    public Rational times(Rational other) {
        try {
            return of(
                    Math.multiplyExact(numerator, other.numerator), Math.multiplyExact(denominator, other.denominator));
        } catch (ArithmeticException e) {
            throw tooLarge();
        }
    }

    private static BadInput tooLarge() {
        return new BadInput("the numbers of this situation are too large to be counted with: expected smaller ones");
    }

    public long floor() {
        return Math.floorDiv(numerator, denominator);
    }

    public long ceiling() {
        return -Math.floorDiv(-numerator, denominator);
    }

    /** The number in units of {@code 10^-decimals}, rounded down: {@code 7/2} with one decimal is 35. */
    public long floor(int decimals) {
        return decimals == 0 ? floor() : times(of(tenTo(decimals))).floor();
    }

    public long ceiling(int decimals) {
        return decimals == 0 ? ceiling() : times(of(tenTo(decimals))).ceiling();
    }

    /** Ten to the power of {@code decimals}; at most 18 decimals fit. */
    public static long tenTo(int decimals) {
        long power = 1;
        for (int i = 0; i < decimals; i++) {
            power *= 10;
        }
        return power;
    }

    public boolean isWhole() {
        return denominator == 1;
    }

    public boolean isZero() {
        return numerator == 0;
    }

    /** This number, clamped to the range. */
    public Rational within(Rational least, Rational most) {
        return compareTo(least) < 0 ? least : compareTo(most) > 0 ? most : this;
    }

    /** The value for outcomes: an {@code Integer} or {@code Long} if whole, else a decimal rounded to three places. */
    public Number number() {
        if (denominator == 1) {
            return numerator >= Integer.MIN_VALUE && numerator <= Integer.MAX_VALUE
                    ? (Number) (int) numerator
                    : (Number) numerator;
        }
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), PLACES, RoundingMode.HALF_UP)
                .stripTrailingZeros();
    }

    @Override
    public int compareTo(Rational other) {
        if (denominator == other.denominator) {
            return Long.compare(numerator, other.numerator);
        }
        return BigInteger.valueOf(numerator)
                .multiply(BigInteger.valueOf(other.denominator))
                .compareTo(BigInteger.valueOf(other.numerator).multiply(BigInteger.valueOf(denominator)));
    }

    // Written out: linking the equality that Java generates for records costs a one-shot run 25 to 48 ms.
    @Override
    public boolean equals(Object other) {
        return other instanceof Rational fraction
                && fraction.numerator == numerator
                && fraction.denominator == denominator;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(numerator) * 31 + Long.hashCode(denominator);
    }

    @Override
    public String toString() {
        return denominator == 1 ? Long.toString(numerator) : numerator + "/" + denominator;
    }
}

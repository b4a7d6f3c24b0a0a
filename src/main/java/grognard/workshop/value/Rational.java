package grognard.workshop.value;

import grognard.input.BadInput;
import grognard.input.WholeNumber;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;

/** An exact number: a third is a third. Written in lowest terms, the divisor above zero. */
public record Rational(long over, long under) implements Comparable<Rational> {

    public static final Rational ZERO = new Rational(0, 1);
    public static final Rational ONE = new Rational(1, 1);

    private static final int SHOWN_PLACES = 3;

    public static Rational of(long whole) {
        return new Rational(whole, 1);
    }

    /** So many parts of so many. */
    public static Rational of(long over, long under) {
        long divisor = BigInteger.valueOf(over).gcd(BigInteger.valueOf(under)).longValue();
        long sign = under < 0 ? -1 : 1;
        return new Rational(sign * over / divisor, sign * under / divisor);
    }

    /** The number, if it is one that can be counted with: at most nine digits before and three behind the point. */
    public static Optional<Rational> of(BigDecimal number) {
        BigDecimal plain = number.stripTrailingZeros();
        if (plain.scale() > SHOWN_PLACES || plain.precision() - plain.scale() > 9) {
            return Optional.empty();
        }
        return Optional.of(of(plain.movePointRight(SHOWN_PLACES).longValueExact(), 1000));
    }

    /** {@code -1}, {@code 0.5} or {@code 1/3}, as in a cell. */
    public static Optional<Rational> read(String text) {
        int slash = text.indexOf('/');
        if (slash > 0) {
            Optional<Integer> over = WholeNumber.in(text.substring(0, slash));
            Optional<Integer> under = WholeNumber.in(text.substring(slash + 1));
            return over.isPresent() && under.isPresent() && under.get() > 0
                    ? Optional.of(of(over.get(), under.get()))
                    : Optional.empty();
        }
        return isDecimal(text) ? of(new BigDecimal(text)) : Optional.empty();
    }

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

    public Rational plus(Rational other) {
        try {
            return under == 1 && other.under == 1
                    ? new Rational(Math.addExact(over, other.over), 1)
                    : of(
                            Math.addExact(Math.multiplyExact(over, other.under), Math.multiplyExact(other.over, under)),
                            Math.multiplyExact(under, other.under));
        } catch (ArithmeticException e) {
            throw tooLarge();
        }
    }

    public Rational minus(Rational other) {
        return plus(other.negated());
    }

    public Rational negated() {
        return new Rational(-over, under);
    }

    public Rational times(Rational other) {
        try {
            return of(Math.multiplyExact(over, other.over), Math.multiplyExact(under, other.under));
        } catch (ArithmeticException e) {
            throw tooLarge();
        }
    }

    private static BadInput tooLarge() {
        return new BadInput("the numbers of this situation are too large to be counted with: expected smaller ones");
    }

    public long floor() {
        return Math.floorDiv(over, under);
    }

    public long ceiling() {
        return -Math.floorDiv(-over, under);
    }

    /** Whole steps of so many decimals, a part of a step going to the one below. */
    public long floor(int decimals) {
        return decimals == 0 ? floor() : times(of(tenTo(decimals))).floor();
    }

    public long ceiling(int decimals) {
        return decimals == 0 ? ceiling() : times(of(tenTo(decimals))).ceiling();
    }

    private static long tenTo(int decimals) {
        long power = 1;
        for (int i = 0; i < decimals; i++) {
            power *= 10;
        }
        return power;
    }

    public boolean isWhole() {
        return under == 1;
    }

    public boolean isZero() {
        return over == 0;
    }

    /** Not below the one nor above the other. */
    public Rational within(Rational least, Rational most) {
        return compareTo(least) < 0 ? least : compareTo(most) > 0 ? most : this;
    }

    /** As it goes into outcomes: a whole number, or one of at most three decimals. */
    public Number number() {
        if (under == 1) {
            return over >= Integer.MIN_VALUE && over <= Integer.MAX_VALUE ? (Number) (int) over : (Number) over;
        }
        return new BigDecimal(over)
                .divide(new BigDecimal(under), SHOWN_PLACES, RoundingMode.HALF_UP)
                .stripTrailingZeros();
    }

    @Override
    public int compareTo(Rational other) {
        if (under == other.under) {
            return Long.compare(over, other.over);
        }
        return BigInteger.valueOf(over)
                .multiply(BigInteger.valueOf(other.under))
                .compareTo(BigInteger.valueOf(other.over).multiply(BigInteger.valueOf(under)));
    }

    // Written out: the equality that Java makes for records costs a one-shot run 25 ms.
    @Override
    public boolean equals(Object other) {
        return other instanceof Rational fraction && fraction.over == over && fraction.under == under;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(over) * 31 + Long.hashCode(under);
    }

    @Override
    public String toString() {
        return under == 1 ? Long.toString(over) : over + "/" + under;
    }
}

package grognard.odds;

import grognard.dice.Addend;
import grognard.dice.Die;
import grognard.dice.Tally;
import grognard.input.BadInput;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Ways of each total of dice of several kinds, {@code d100+d99-2d6}. The kinds are independent, so their totals are
 * combined kind by kind: each sum so far with each total of the next kind. Walking every combination of totals instead
 * would take a million steps for three dice of a hundred sides.
 */
final class SumOfThrows {

    /** Most work, in additions of products of 64-bit words: a few seconds. */
    private static final double MAX_WORK = 2e8;

    /** Largest result, in bits: about 50 MB. */
    private static final double MAX_BITS = 4e8;

    private final List<Addend> terms;
    private final ExhaustiveDice dice;

    SumOfThrows(List<Addend> terms, ExhaustiveDice dice) {
        this.terms = terms;
        this.dice = dice;
    }

    /** Ways of neighbouring sums, the first of {@code least}, in units of the last decimal. Some may have none. */
    private record Sums(long least, BigInteger[] ways, int decimals) {

        /** Converts the sums to units of a smaller decimal place. Most of those units have no ways. */
        Sums with(int more) {
            int unit = BigInteger.TEN.pow(more - decimals).intValueExact();
            BigInteger[] spread = new BigInteger[(ways.length - 1) * unit + 1];
            Arrays.fill(spread, BigInteger.ZERO);
            for (int i = 0; i < ways.length; i++) {
                spread[i * unit] = ways[i];
            }
            return new Sums(least * unit, spread, more);
        }
    }

    /** All dice of one kind and sign. Its totals have no gaps. */
    private record Kind(Die die, int count, boolean minus) {

        int size() {
            return (die.value(die.sides() - 1) - die.value(0)) * count + 1;
        }

        int decimals() {
            return new Addend("", count, die, minus).number(1).scale();
        }

        /** Bits of the number of all ways. */
        double bits() {
            return count * Math.log(die.sides()) / Math.log(2);
        }

        Sums sums(ThrowBranches branches) {
            BigInteger[] ways = new BigInteger[branches.size()];
            for (int i = 0; i < ways.length; i++) {
                ways[minus ? ways.length - 1 - i : i] = branches.ways(i);
            }
            int first = (Integer) branches.result(minus ? ways.length - 1 : 0);
            return new Sums(minus ? -first : first, ways, decimals());
        }
    }

    /**
     * Combines all terms.
     *
     * @throws BadInput if that would take too long, with the number of states that it would combine
     */
    ThrowBranches branches() {
        List<Kind> kinds = kinds();
        check(kinds);
        Sums all = new Sums(0, new BigInteger[] {BigInteger.ONE}, 0);
        for (Kind kind : kinds) {
            Sums next = kind.sums(dice.branches(kind.count, kind.die, Tally.sum()));
            all = combined(next.decimals > all.decimals ? all.with(next.decimals) : all, next);
        }
        Map<BigDecimal, BigInteger> ways = new LinkedHashMap<>();
        BigInteger denominator = BigInteger.ZERO;
        for (int i = 0; i < all.ways.length; i++) {
            if (all.ways[i].signum() > 0) {
                ways.put(BigDecimal.valueOf(all.least + i, all.decimals), all.ways[i]);
                denominator = denominator.add(all.ways[i]);
            }
        }
        return new ThrowBranches(ways, denominator);
    }

    /**
     * Collects equal dice of several terms, which are thrown as one. Whole numbers come before thousandths, and otherwise
     * kinds with few totals first: then there are few sums to combine for as long as possible.
     */
    private List<Kind> kinds() {
        Map<Die, int[]> counts = new LinkedHashMap<>();
        for (Addend term : terms) {
            counts.computeIfAbsent(term.die(), die -> new int[2])[term.minus() ? 1 : 0] += term.count();
        }
        List<Kind> kinds = new ArrayList<>();
        counts.forEach((die, plusAndMinus) -> {
            for (int i = 0; i < 2; i++) {
                if (plusAndMinus[i] > 0) {
                    kinds.add(new Kind(die, plusAndMinus[i], i == 1));
                }
            }
        });
        kinds.sort(Comparator.comparingInt(Kind::decimals).thenComparingInt(Kind::size));
        return kinds;
    }

    private static void check(List<Kind> kinds) {
        double states = 0;
        double work = 0;
        double size = 1;
        double bits = 1;
        int decimals = 0;
        double length = 1; // of the sums, those without ways included
        for (Kind kind : kinds) {
            length = (length - 1) * Math.pow(10, kind.decimals() - decimals) + kind.size();
            decimals = kind.decimals();
            double pairs = size * kind.size();
            states += pairs;
            work += pairs * (1 + bits / Long.SIZE) * (1 + kind.bits() / Long.SIZE);
            bits += kind.bits();
            size = Math.min(length, pairs);
        }
        if (kinds.size() > 1 && (work > MAX_WORK || length * (Long.SIZE + bits) > MAX_BITS)) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "exact odds of this sum: expected fewer or smaller dice, it has %,.0f states to combine",
                    states));
        }
    }

    private Sums combined(Sums first, Sums second) {
        BigInteger[] ways = new BigInteger[first.ways.length + second.ways.length - 1];
        Arrays.fill(ways, BigInteger.ZERO);
        for (int i = 0; i < first.ways.length; i++) {
            if (first.ways[i].signum() == 0) {
                continue;
            }
            for (int j = 0; j < second.ways.length; j++) {
                ways[i + j] = ways[i + j].add(first.ways[i].multiply(second.ways[j]));
            }
            dice.interruptible();
        }
        return new Sums(first.least + second.least, ways, second.decimals);
    }
}

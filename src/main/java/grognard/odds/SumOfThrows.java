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

    /** Limit on the work, in additions of products of 64-bit words: about a second. */
    private static final double MAX_WORK = 2e8;

    /** Largest result, in bits: about 50 MB. */
    private static final double MAX_BITS = 4e8;

    /** Most totals, each of which takes about a hundredth of a millisecond to list. */
    private static final double MAX_TOTALS = 1e5;

    private final List<Addend> terms;
    private final ExhaustiveDice dice;

    SumOfThrows(List<Addend> terms, ExhaustiveDice dice) {
        this.terms = terms;
        this.dice = dice;
    }

    /** Ways of neighbouring sums, the first of {@code least}, in units of the last decimal place. A sum may have no ways. */
    private record Sums(long least, BigInteger[] ways, int decimals) {

        /** Converts the sums to units of a smaller decimal place. Most of those units have no ways. */
        Sums withDecimals(int more) {
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
    private record DiceGroup(Die die, int count, boolean minus) {

        /** Number of possible totals. */
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
        List<DiceGroup> groups = groups();
        checkWork(groups);
        Sums all = new Sums(0, new BigInteger[] {BigInteger.ONE}, 0);
        for (DiceGroup group : groups) {
            Sums next = group.sums(dice.branches(group.count, group.die, Tally.sum()));
            all = convolved(next.decimals > all.decimals ? all.withDecimals(next.decimals) : all, next);
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
     * Groups the dice of all terms by kind and sign. Whole numbers come before thousandths, then groups with few totals
     * first, so that there are few sums to combine for as long as possible.
     */
    private List<DiceGroup> groups() {
        Map<Die, int[]> counts = new LinkedHashMap<>();
        for (Addend term : terms) {
            counts.computeIfAbsent(term.die(), die -> new int[2])[term.minus() ? 1 : 0] += term.count();
        }
        List<DiceGroup> groups = new ArrayList<>();
        counts.forEach((die, plusAndMinus) -> {
            for (int i = 0; i < 2; i++) {
                if (plusAndMinus[i] > 0) {
                    groups.add(new DiceGroup(die, plusAndMinus[i], i == 1));
                }
            }
        });
        groups.sort(Comparator.comparingInt(DiceGroup::decimals).thenComparingInt(DiceGroup::size));
        return groups;
    }

    /** Refuses a sum that would take too long or too much memory. One group alone was checked by its own throw. */
    private static void checkWork(List<DiceGroup> groups) {
        double states = 0;
        double work = 0;
        double size = 1;
        double bits = 1;
        int decimals = 0;
        double length = 1; // length of the array of sums, including sums without ways
        for (DiceGroup group : groups) {
            length = (length - 1) * Math.pow(10, group.decimals() - decimals) + group.size();
            decimals = group.decimals();
            double pairs = size * group.size();
            states += pairs;
            work += pairs * (1 + bits / Long.SIZE) * (1 + group.bits() / Long.SIZE);
            bits += group.bits();
            size = Math.min(length, pairs);
        }
        if (groups.size() > 1 && (work > MAX_WORK || size > MAX_TOTALS || length * (Long.SIZE + bits) > MAX_BITS)) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "exact odds of this sum: expected fewer or smaller dice, it has %,.0f states to combine",
                    states));
        }
    }

    /** Ways of each sum of two independent throws. Both have the same decimals. */
    private Sums convolved(Sums first, Sums second) {
        BigInteger[] ways = new BigInteger[first.ways.length + second.ways.length - 1];
        Arrays.fill(ways, BigInteger.ZERO);
        for (int i = 0; i < first.ways.length; i++) {
            if (first.ways[i].signum() == 0) {
                continue;
            }
            for (int j = 0; j < second.ways.length; j++) {
                ways[i + j] = ways[i + j].add(first.ways[i].multiply(second.ways[j]));
            }
            dice.checkCancelled();
        }
        return new Sums(first.least + second.least, ways, second.decimals);
    }
}

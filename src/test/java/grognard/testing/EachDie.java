package grognard.testing;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.dice.Tally;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Brute force, deliberately plain: every face of every single die, one after another, and a whole run for each. */
public final class EachDie implements Dice {

    private int[] sides = new int[16];
    private int[] taken = new int[16];

    /** How many rolls the dice so far have. */
    private BigInteger[] products = new BigInteger[16];

    private int thrown;
    private int depth;

    /** Where faces come from that are looked at for the first time: the lowest, or any. */
    private final Optional<Random> anyFace;

    private EachDie(Optional<Random> anyFace) {
        this.anyFace = anyFace;
    }

    /** The resolution asked for something that plain counting cannot answer. */
    private static final class NotCountable extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** Is told what came of a roll of all dice, and how many such rolls there would be were all as long as it. */
    public interface Rolled<R> {
        void at(R result, BigInteger of);
    }

    /** Runs the body for every roll; false if that would take more runs than allowed, or for ever. */
    public static <R> boolean every(long mostRuns, Function<Dice, R> body, Rolled<R> rolled) {
        EachDie dice = new EachDie(Optional.empty());
        try {
            for (long runs = 1; runs <= mostRuns; runs++) {
                dice.depth = 0;
                R result = body.apply(dice);
                rolled.at(result, dice.of());
                if (!dice.advance()) {
                    return true;
                }
            }
        } catch (NotCountable e) {
            return false;
        }
        return false;
    }

    /** About how many runs {@link #every} would take, from so many random rolls; infinite where it would not end. */
    public static double estimate(int probes, Consumer<Dice> body) {
        EachDie dice = new EachDie(Optional.of(new Random(probes)));
        double sum = 0;
        try {
            for (int i = 0; i < probes; i++) {
                dice.depth = 0;
                dice.thrown = 0;
                body.accept(dice);
                sum += dice.of().doubleValue(); // Knuth's way: its mean is the number of leaves of the tree
            }
        } catch (NotCountable e) {
            return Double.POSITIVE_INFINITY;
        }
        return sum / probes;
    }

    /** How often each result comes up, over the number of all throws; none if that would take more runs than allowed. */
    public static Optional<Map<String, BigInteger[]>> count(int mostRuns, Function<Dice, String> body) {
        Map<BigInteger, Map<String, long[]>> counts = new HashMap<>();
        boolean all = every(
                mostRuns,
                body,
                (result, of) -> counts.computeIfAbsent(of, any -> new HashMap<>())
                        .computeIfAbsent(result, any -> new long[1])[0]++);
        if (!all) {
            return Optional.empty();
        }
        Map<String, BigInteger[]> sums = new TreeMap<>();
        counts.forEach((of, results) -> results.forEach((result, count) ->
                sums.merge(result, new BigInteger[] {BigInteger.valueOf(count[0]), of}, EachDie::sum)));
        return Optional.of(sums);
    }

    private static BigInteger[] sum(BigInteger[] a, BigInteger[] b) {
        return new BigInteger[] {
            a[0].multiply(b[1]).add(b[0].multiply(a[1])).divide(a[1].gcd(b[1])),
            a[1].multiply(b[1]).divide(a[1].gcd(b[1]))
        };
    }

    private BigInteger of() {
        return thrown == 0 ? BigInteger.ONE : products[thrown - 1];
    }

    private boolean advance() {
        while (thrown > 0) {
            if (++taken[thrown - 1] < sides[thrown - 1]) {
                return true;
            }
            thrown--;
        }
        return false;
    }

    @Override
    public <S> S roll(String purpose, int count, Die die, Tally<S> tally) {
        S tallied = tally.start();
        for (int i = 0; i < count; i++) {
            if (depth == thrown) {
                add(die.sides());
            }
            tallied = tally.add(tallied, die.value(taken[depth++]));
        }
        return tallied;
    }

    private void add(int more) {
        if (thrown == sides.length) {
            sides = Arrays.copyOf(sides, 2 * thrown);
            taken = Arrays.copyOf(taken, 2 * thrown);
            products = Arrays.copyOf(products, 2 * thrown);
        }
        products[thrown] = of().multiply(BigInteger.valueOf(more));
        sides[thrown] = more;
        taken[thrown++] = anyFace.isPresent() ? anyFace.get().nextInt(more) : 0;
    }

    @Override
    public int known(String purpose, Die die, int value) {
        return value;
    }

    @Override
    public <S> S until(S start, Predicate<S> settled, UnaryOperator<S> step) {
        if (settled.test(start)) {
            return start;
        }
        throw new NotCountable(); // may go on for ever; such resolvers have tests of their own
    }
}

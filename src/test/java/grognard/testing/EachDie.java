package grognard.testing;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.dice.Tally;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Brute force, deliberately plain: every face of every single die, one after another. */
public final class EachDie implements Dice {

    private final List<Integer> sides = new ArrayList<>();
    private final List<Integer> taken = new ArrayList<>();
    private int depth;

    /** The resolution asked for something that plain counting cannot answer. */
    private static final class NotCountable extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** How often each result comes up, over the number of all throws; none if that would take more runs than allowed. */
    public static Optional<Map<String, BigInteger[]>> count(int mostRuns, Function<Dice, String> body) {
        EachDie dice = new EachDie();
        Map<String, BigInteger[]> counts = new TreeMap<>();
        try {
            for (int runs = 1; ; runs++) {
                if (runs > mostRuns) {
                    return Optional.empty();
                }
                dice.depth = 0;
                String result = body.apply(dice);
                BigInteger of =
                        dice.sides.stream().map(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
                counts.merge(result, new BigInteger[] {BigInteger.ONE, of}, EachDie::sum);
                if (!dice.advance()) {
                    return Optional.of(counts);
                }
            }
        } catch (NotCountable e) {
            return Optional.empty();
        }
    }

    private static BigInteger[] sum(BigInteger[] a, BigInteger[] b) {
        return new BigInteger[] {
            a[0].multiply(b[1]).add(b[0].multiply(a[1])).divide(a[1].gcd(b[1])),
            a[1].multiply(b[1]).divide(a[1].gcd(b[1]))
        };
    }

    private boolean advance() {
        while (!sides.isEmpty()) {
            int last = sides.size() - 1;
            if (taken.get(last) + 1 < sides.get(last)) {
                taken.set(last, taken.get(last) + 1);
                return true;
            }
            sides.remove(last);
            taken.remove(last);
        }
        return false;
    }

    @Override
    public <S> S roll(String purpose, int count, Die die, Tally<S> tally) {
        S tallied = tally.start();
        for (int i = 0; i < count; i++) {
            if (depth == sides.size()) {
                sides.add(die.sides());
                taken.add(0);
            }
            tallied = tally.add(tallied, die.value(taken.get(depth++)));
        }
        return tallied;
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

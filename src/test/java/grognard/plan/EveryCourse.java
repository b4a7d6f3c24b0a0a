package grognard.plan;

import grognard.testing.EachDie;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Every roll of every die of a plan, one after another: a tree of dice whose every leaf is played to its end and counted.
 * What comes before a die is played once for all its faces; nothing that is equal is put together before it is counted.
 */
final class EveryCourse {

    private final PlainPlay play;
    private final long most;
    private final Map<BigInteger, Map<Object, long[]>> counts = new HashMap<>();
    private long rolls;

    private EveryCourse(PlainPlay play, long most) {
        this.play = play;
        this.most = most;
    }

    /** There are more rolls than were asked for. */
    private static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** All of them; {@link #rolls} is 0 if there are more than that, or without end. */
    static EveryCourse of(PlainPlay play, long most) {
        EveryCourse all = new EveryCourse(play, most);
        try {
            if (!all.from(play.start(), BigInteger.ONE)) {
                all.rolls = 0;
            }
        } catch (TooMany e) {
            all.rolls = 0;
        }
        return all;
    }

    long rolls() {
        return rolls;
    }

    /** @param of how many rolls there would be of the dice so far */
    private boolean from(PlainPlay.Course course, BigInteger of) {
        if (play.isOver(course)) {
            if (++rolls > most) {
                throw new TooMany();
            }
            count(of, course.end());
            return true;
        }
        boolean[] all = {true};
        all[0] &= EachDie.every(Long.MAX_VALUE, play.next(course)::apply, (after, sides) -> {
            BigInteger product = of.multiply(sides);
            after.last().forEach(one -> count(product, one));
            all[0] &= from(after, product);
        });
        return all[0];
    }

    private void count(BigInteger of, Object what) {
        counts.computeIfAbsent(of, any -> new HashMap<>()).computeIfAbsent(what, any -> new long[1])[0]++;
    }

    /** The least that all rolls and that number can be counted over. */
    BigInteger over(BigInteger of) {
        BigInteger common = of;
        for (BigInteger thrown : counts.keySet()) {
            common = common.multiply(thrown).divide(common.gcd(thrown));
        }
        return common;
    }

    /** In how many ways everything that can be said comes about. */
    Map<String, BigInteger> ways(BigInteger over) {
        Map<String, BigInteger> ways = new TreeMap<>();
        counts.forEach((of, some) -> {
            BigInteger each = over.divide(of);
            some.forEach((what, count) -> {
                BigInteger many = BigInteger.valueOf(count[0]).multiply(each);
                lines(what).forEach(line -> ways.merge(line, many, BigInteger::add));
            });
        });
        return ways;
    }

    @SuppressWarnings("unchecked") // what was counted: a line, or the end of a course
    private static List<String> lines(Object what) {
        return what instanceof String line ? List.of(line) : PlainPlay.Course.lines((List<Object>) what);
    }
}

package grognard.testing;

import grognard.odds.Odds;
import grognard.rules.Outcome;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** How every roll of {@link EachDie} ended, to be held against odds: ways of codes and of each value of each number. */
public final class EachRoll {

    private final Map<BigInteger, Map<String, long[]>> codes = new HashMap<>();
    private final Map<BigInteger, Map<String, Map<Number, long[]>>> numbers = new HashMap<>();
    private long runs;

    /** A roll that ended so. */
    public void add(Outcome outcome, BigInteger of) {
        runs++;
        codes.computeIfAbsent(of, any -> new HashMap<>())
                .computeIfAbsent(outcome.code().name(), any -> new long[1])[0]++;
        Map<String, Map<Number, long[]>> values = numbers.computeIfAbsent(of, any -> new HashMap<>());
        outcome.numbers()
                .forEach((name, value) -> values.computeIfAbsent(name, any -> new HashMap<>())
                        .computeIfAbsent(value, any -> new long[1])[0]++);
    }

    public long runs() {
        return runs;
    }

    /** What all rolls, longer and shorter ones, can be counted over. */
    private BigInteger common() {
        BigInteger common = BigInteger.ONE;
        for (BigInteger next : codes.keySet()) {
            common = common.divide(common.gcd(next)).multiply(next);
        }
        return common;
    }

    /** What the odds should say, as ways over the product of both denominators. */
    public Map<String, BigInteger> expected(Odds odds) {
        BigInteger common = common();
        Map<String, BigInteger> expected = new TreeMap<>();
        codes.forEach((of, counts) -> {
            BigInteger each = common.divide(of).multiply(odds.of());
            counts.forEach((code, count) ->
                    expected.merge(code, each.multiply(BigInteger.valueOf(count[0])), BigInteger::add));
        });
        values(common.multiply(odds.of())).forEach((name, values) -> {
            if (values.size() > 1) {
                values.forEach((value, ways) -> expected.put(key(name, value), ways));
            }
        });
        return expected;
    }

    private Map<String, Map<BigDecimal, BigInteger>> values(BigInteger over) {
        Map<String, Map<BigDecimal, BigInteger>> all = new TreeMap<>();
        numbers.forEach((of, names) -> {
            BigInteger each = over.divide(of);
            names.forEach((name, counts) ->
                    counts.forEach((value, count) -> all.computeIfAbsent(name, any -> new TreeMap<>())
                            .merge(
                                    new BigDecimal(value.toString()),
                                    each.multiply(BigInteger.valueOf(count[0])),
                                    BigInteger::add)));
        });
        return all;
    }

    /** What the odds say, over the same. */
    public Map<String, BigInteger> found(Odds odds) {
        BigInteger common = common();
        Map<String, BigInteger> found = new TreeMap<>();
        odds.outcomes().forEach((code, chance) -> found.put(code, chance.ways().multiply(common)));
        odds.numbers()
                .forEach((name, values) -> values.values()
                        .forEach((value, chance) -> found.put(
                                key(name, value), chance.over(odds.of()).ways().multiply(common))));
        return found;
    }

    private static String key(String name, BigDecimal value) {
        return name + "=" + value.stripTrailingZeros().toPlainString();
    }
}

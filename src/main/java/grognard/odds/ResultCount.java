package grognard.odds;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Number of ways to one result and, for each number of that result, the ways of each value. */
final class ResultCount {

    private final Map<String, Map<Number, BigInteger>> numbers = new LinkedHashMap<>();
    private BigInteger ways = BigInteger.ZERO;

    /** Adds ways to the total, without numbers. */
    void addWays(BigInteger more) {
        ways = ways.add(more);
    }

    /** Adds ways in which a number has a value. The caller adds them to the total with {@link #addWays}. */
    void addValue(String name, Number value, BigInteger more) {
        Map<Number, BigInteger> values = numbers.get(name);
        if (values == null) {
            values = new HashMap<>();
            numbers.put(name, values);
        }
        BigInteger before = values.get(value);
        values.put(value, before == null ? more : before.add(more));
    }

    /** Adds the values of one number from another count, with their ways multiplied by a factor. */
    void addValues(String name, ResultCount other, BigInteger factor) {
        for (Map.Entry<Number, BigInteger> value : other.values(name).entrySet()) {
            addValue(name, value.getKey(), value.getValue().multiply(factor));
        }
    }

    /** Adds another count with all its numbers, with its ways multiplied by a factor. */
    void addAll(ResultCount other, BigInteger factor) {
        addWays(other.ways.multiply(factor));
        for (String name : other.numbers.keySet()) {
            addValues(name, other, factor);
        }
    }

    BigInteger ways() {
        return ways;
    }

    boolean hasNumber(String name) {
        return numbers.containsKey(name);
    }

    /** Ways of each value of a number; empty if the number was never counted. */
    Map<Number, BigInteger> values(String name) {
        return numbers.getOrDefault(name, Map.of());
    }
}

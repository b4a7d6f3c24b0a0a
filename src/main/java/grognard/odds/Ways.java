package grognard.odds;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** In how many ways something comes about, and in how many of these each number has each value. */
final class Ways {

    private final Map<String, Map<Number, BigInteger>> numbers = new LinkedHashMap<>();
    private BigInteger ways = BigInteger.ZERO;

    void add(BigInteger more) {
        ways = ways.add(more);
    }

    void add(String name, Number value, BigInteger more) {
        Map<Number, BigInteger> values = numbers.get(name);
        if (values == null) {
            values = new HashMap<>();
            numbers.put(name, values);
        }
        BigInteger some = values.get(value);
        values.put(value, some == null ? more : some.add(more));
    }

    /** A number that was counted within something else, of whose ways each is now so many. */
    void add(String name, Ways within, BigInteger each) {
        for (Map.Entry<Number, BigInteger> some : within.values(name).entrySet()) {
            add(name, some.getKey(), some.getValue().multiply(each));
        }
    }

    /** All of another count, each of whose ways is now so many. */
    void add(Ways other, BigInteger each) {
        add(other.ways.multiply(each));
        for (String name : other.numbers.keySet()) {
            add(name, other, each);
        }
    }

    BigInteger ways() {
        return ways;
    }

    boolean tells(String name) {
        return numbers.containsKey(name);
    }

    Map<Number, BigInteger> values(String name) {
        return numbers.getOrDefault(name, Map.of());
    }
}

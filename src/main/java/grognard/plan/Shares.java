package grognard.plan;

import grognard.odds.Chance;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Counts ways by what they lead to. Ways over different denominators are kept apart until all are known, so that they
 * are brought to one only once.
 */
final class Shares<K> {

    private final Map<BigInteger, Map<K, BigInteger>> byDenominator = new LinkedHashMap<>();

    void add(K what, BigInteger ways, BigInteger of) {
        byDenominator.computeIfAbsent(of, key -> new LinkedHashMap<>()).merge(what, ways, BigInteger::add);
    }

    /** The least that all can be counted over. */
    BigInteger of() {
        BigInteger of = BigInteger.ONE;
        for (BigInteger one : byDenominator.keySet()) {
            of = Chance.leastCommonMultiple(of, one);
        }
        return of;
    }

    /** All ways over one denominator, a multiple of what they were counted over. */
    Map<K, BigInteger> over(BigInteger of) {
        Map<K, BigInteger> all = new LinkedHashMap<>();
        byDenominator.forEach((one, ways) -> {
            BigInteger each = of.divide(one);
            ways.forEach((what, some) -> all.merge(what, some.multiply(each), BigInteger::add));
        });
        return all;
    }

    /** How many there are, those over different denominators counted apart. */
    int size() {
        int size = 0;
        for (Map<K, BigInteger> ways : byDenominator.values()) {
            size += ways.size();
        }
        return size;
    }

    /** All that was counted. */
    Set<K> all() {
        Set<K> all = new LinkedHashSet<>();
        byDenominator.values().forEach(ways -> all.addAll(ways.keySet()));
        return all;
    }

    /** One of them. */
    K any() {
        return byDenominator.values().iterator().next().keySet().iterator().next();
    }
}

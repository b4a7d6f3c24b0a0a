package grognard.plan;

import grognard.odds.Chance;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Counts of ways by result. Ways over different denominators are counted separately until all are known, so that they
 * are brought to the common one only once.
 */
final class WeightedCounts<K> {

    private final UnaryOperator<K> kept;
    private final Map<BigInteger, Map<K, BigInteger>> byDenominator = new LinkedHashMap<>();
    private int size;

    WeightedCounts() {
        this(UnaryOperator.identity());
    }

    /** @param kept replaces a new key by an equal object to keep, such as a shared one; not called for known keys */
    WeightedCounts(UnaryOperator<K> kept) {
        this.kept = kept;
    }

    /** Adds ways to a result, counted over {@code of} times the denominator that all results share. */
    void add(K what, BigInteger ways, BigInteger of) {
        Map<K, BigInteger> all = byDenominator.computeIfAbsent(of, key -> new LinkedHashMap<>());
        BigInteger before = all.get(what);
        if (before == null) {
            all.put(kept.apply(what), ways);
            size++;
        } else {
            all.put(what, before.add(ways));
        }
    }

    /** Least common denominator. */
    BigInteger of() {
        BigInteger common = BigInteger.ONE;
        for (BigInteger denominator : byDenominator.keySet()) {
            common = Chance.leastCommonMultiple(common, denominator);
        }
        return common;
    }

    /**
     * Returns all ways over one denominator and empties this object as it goes: there may be too many results to have
     * them in memory twice.
     *
     * @param of a multiple of every denominator counted here
     */
    Map<K, BigInteger> over(BigInteger of) {
        Map<K, BigInteger> all = new LinkedHashMap<>();
        for (Map.Entry<BigInteger, Map<K, BigInteger>> counted : byDenominator.entrySet()) {
            BigInteger factor = of.divide(counted.getKey());
            Map<K, BigInteger> ways = counted.getValue();
            if (all.isEmpty()) { // the first map is reused
                all = ways;
                if (!factor.equals(BigInteger.ONE)) {
                    all.replaceAll((what, some) -> some.multiply(factor));
                }
                continue;
            }
            Iterator<Map.Entry<K, BigInteger>> entries = ways.entrySet().iterator();
            while (entries.hasNext()) {
                Map.Entry<K, BigInteger> entry = entries.next();
                all.merge(entry.getKey(), entry.getValue().multiply(factor), BigInteger::add);
                entries.remove();
            }
        }
        byDenominator.clear();
        size = 0;
        return all;
    }

    /** Number of results. One that was counted over two denominators counts twice. */
    int size() {
        return size;
    }
}

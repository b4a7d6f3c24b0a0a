package grognard.plan;

import grognard.odds.Chance;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Counts ways by what they lead to. Ways over different denominators are kept apart until all are known, so that they
 * are brought to one only once.
 */
final class Shares<K> {

    private final UnaryOperator<K> kept;
    private final Map<BigInteger, Map<K, BigInteger>> byDenominator = new LinkedHashMap<>();
    private int size;

    Shares() {
        this(UnaryOperator.identity());
    }

    /** @param kept what is kept of something that was not counted before, an equal thing */
    Shares(UnaryOperator<K> kept) {
        this.kept = kept;
    }

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

    /** The least that all can be counted over. */
    BigInteger of() {
        BigInteger of = BigInteger.ONE;
        for (BigInteger one : byDenominator.keySet()) {
            of = Chance.leastCommonMultiple(of, one);
        }
        return of;
    }

    /**
     * All ways over one denominator, a multiple of what they were counted over. They are taken out of here as they are
     * counted again: there may be too many to have them twice.
     */
    Map<K, BigInteger> over(BigInteger of) {
        Map<K, BigInteger> all = new LinkedHashMap<>();
        for (Map.Entry<BigInteger, Map<K, BigInteger>> one : byDenominator.entrySet()) {
            BigInteger each = of.divide(one.getKey());
            Map<K, BigInteger> ways = one.getValue();
            if (all.isEmpty()) {
                all = ways;
                if (!each.equals(BigInteger.ONE)) {
                    all.replaceAll((what, some) -> some.multiply(each));
                }
                continue;
            }
            Iterator<Map.Entry<K, BigInteger>> entries = ways.entrySet().iterator();
            while (entries.hasNext()) {
                Map.Entry<K, BigInteger> entry = entries.next();
                all.merge(entry.getKey(), entry.getValue().multiply(each), BigInteger::add);
                entries.remove();
            }
        }
        byDenominator.clear();
        size = 0;
        return all;
    }

    /** How many there are, those over different denominators counted apart. */
    int size() {
        return size;
    }
}

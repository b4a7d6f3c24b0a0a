package grognard.odds;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Counts ways by result, and the values of each number of a result. Combinations of numbers are not kept: no table
 * shows them, and there are far more pairs than values. Paths that threw different dice have different denominators; each
 * denominator is counted separately until the end, so that bringing all to a common one costs one division for each
 * denominator and not one for each path.
 */
final class ResultCounts<K> {

    private final Map<BigInteger, Map<K, ResultCount>> byDenominator = new LinkedHashMap<>();

    /** All results in the order in which they first came up. */
    private final Set<K> inOrder = new LinkedHashSet<>();

    /** Denominator of {@link #latest}. Paths in a row mostly share one, which saves hashing a large number. */
    private BigInteger latestDenominator = BigInteger.ZERO;

    private Map<K, ResultCount> latest = Map.of();

    /** Returns the count to add to for a result that a path of this denominator led to; creates it if needed. */
    ResultCount countOf(K result, BigInteger denominator) {
        if (!denominator.equals(latestDenominator)) {
            latestDenominator = denominator;
            Map<K, ResultCount> known = byDenominator.get(denominator);
            latest = known == null ? new LinkedHashMap<>() : known;
            byDenominator.put(denominator, latest);
        }
        ResultCount count = latest.get(result);
        if (count == null) {
            count = new ResultCount();
            latest.put(result, count);
            inOrder.add(result);
        }
        return count;
    }

    /** Least common denominator of all counts. */
    BigInteger commonDenominator() {
        BigInteger common = BigInteger.ONE;
        for (BigInteger denominator : byDenominator.keySet()) {
            common = Chance.leastCommonMultiple(common, denominator);
        }
        return common;
    }

    /** Chance of each result over the common denominator, in the order in which the results first came up. */
    Map<K, Chance> chances() {
        BigInteger common = commonDenominator();
        Map<K, ResultCount> counts = over(common);
        Map<K, Chance> chances = new LinkedHashMap<>();
        for (K result : inOrder) {
            ResultCount count = counts.get(result);
            chances.put(result, new Chance(count == null ? BigInteger.ZERO : count.ways(), common));
        }
        return chances;
    }

    /**
     * All counts over one denominator, in no particular order. May return the live map, so the caller must not change
     * it.
     *
     * @param common a multiple of every denominator counted here
     */
    Map<K, ResultCount> over(BigInteger common) {
        if (byDenominator.size() == 1 && byDenominator.containsKey(common)) {
            return latest;
        }
        Map<K, ResultCount> all = new HashMap<>();
        for (Map.Entry<BigInteger, Map<K, ResultCount>> counts : byDenominator.entrySet()) {
            BigInteger factor = common.divide(counts.getKey());
            for (Map.Entry<K, ResultCount> count : counts.getValue().entrySet()) {
                ResultCount sum = all.get(count.getKey());
                if (sum == null) {
                    sum = new ResultCount();
                    all.put(count.getKey(), sum);
                }
                sum.addAll(count.getValue(), factor);
            }
        }
        return all;
    }
}

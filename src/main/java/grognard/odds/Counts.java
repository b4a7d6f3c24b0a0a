package grognard.odds;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Counts by what came about. How the numbers go together is not kept: nobody asks for it, and there are far more pairs
 * than values. Courses that threw other dice are counted apart until the end, so that bringing all to one denominator
 * costs a division a denominator, and not one a course.
 */
final class Counts<K> {

    private final Map<BigInteger, Map<K, Ways>> byDenominator = new LinkedHashMap<>();
    private final Set<K> inOrder = new LinkedHashSet<>();
    private BigInteger latestOf = BigInteger.ZERO;
    private Map<K, Ways> latest = Map.of();

    /** The count of one thing among courses of that denominator. */
    Ways of(K what, BigInteger denominator) {
        if (!denominator.equals(latestOf)) {
            latestOf = denominator;
            Map<K, Ways> known = byDenominator.get(denominator);
            latest = known == null ? new LinkedHashMap<>() : known;
            byDenominator.put(denominator, latest);
        }
        Ways count = latest.get(what);
        if (count == null) {
            count = new Ways();
            latest.put(what, count);
            inOrder.add(what);
        }
        return count;
    }

    /** What all can be counted over. */
    BigInteger of() {
        BigInteger of = BigInteger.ONE;
        for (BigInteger denominator : byDenominator.keySet()) {
            of = Chance.leastCommonMultiple(of, denominator);
        }
        return of;
    }

    /** The chances of all that came about, in the order in which it did, over one denominator. */
    Map<K, Chance> chances() {
        BigInteger of = of();
        Map<K, Ways> counts = over(of);
        Map<K, Chance> chances = new LinkedHashMap<>();
        for (K what : inOrder) {
            Ways count = counts.get(what);
            chances.put(what, new Chance(count == null ? BigInteger.ZERO : count.ways(), of));
        }
        return chances;
    }

    /** All counts, over one denominator. */
    Map<K, Ways> over(BigInteger of) {
        if (byDenominator.size() == 1 && byDenominator.containsKey(of)) {
            return latest;
        }
        Map<K, Ways> all = new HashMap<>();
        for (Map.Entry<BigInteger, Map<K, Ways>> counts : byDenominator.entrySet()) {
            BigInteger each = of.divide(counts.getKey());
            for (Map.Entry<K, Ways> count : counts.getValue().entrySet()) {
                Ways sum = all.get(count.getKey());
                if (sum == null) {
                    sum = new Ways();
                    all.put(count.getKey(), sum);
                }
                sum.add(count.getValue(), each);
            }
        }
        return all;
    }
}

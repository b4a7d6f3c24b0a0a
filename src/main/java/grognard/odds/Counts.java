package grognard.odds;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Counts by what came about. How the numbers go together is not kept: nobody asks for it, and there are far more pairs
 * than values. Courses that threw other dice are counted apart until the end, so that bringing all to one denominator
 * costs a division a denominator, and not one a course.
 */
final class Counts<K> {

    private final Map<BigInteger, Map<K, Ways>> byDenominator = new LinkedHashMap<>();
    private BigInteger latestOf = BigInteger.ZERO;
    private Map<K, Ways> latest = Map.of();

    /** The count of one thing among courses of that denominator. */
    Ways of(K what, BigInteger denominator) {
        if (!denominator.equals(latestOf)) {
            latestOf = denominator;
            latest = byDenominator.computeIfAbsent(denominator, of -> new LinkedHashMap<>());
        }
        Ways count = latest.get(what);
        if (count == null) {
            count = new Ways();
            latest.put(what, count);
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

    /** All counts, over one denominator. */
    Map<K, Ways> over(BigInteger of) {
        if (byDenominator.size() == 1 && byDenominator.containsKey(of)) {
            return latest;
        }
        Map<K, Ways> all = new HashMap<>();
        byDenominator.forEach((denominator, counts) -> {
            BigInteger each = of.divide(denominator);
            counts.forEach((what, count) ->
                    all.computeIfAbsent(what, key -> new Ways()).add(count, each));
        });
        return all;
    }
}

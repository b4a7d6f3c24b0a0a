package grognard.odds;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Adds up the ways to each result. Courses that threw other dice are counted apart until the end, so that bringing all
 * to one denominator costs a division a denominator, and not one a course.
 */
final class Results<R> {

    private final Map<BigInteger, Map<R, BigInteger>> byDenominator = new HashMap<>();
    private final Map<R, Chance> inOrder = new LinkedHashMap<>();

    void add(R result, BigInteger ways, BigInteger of) {
        inOrder.put(result, Chance.NONE);
        byDenominator.computeIfAbsent(of, denominator -> new HashMap<>()).merge(result, ways, BigInteger::add);
    }

    /** The chances of the results, in the order in which they came up, over one denominator. */
    Map<R, Chance> chances() {
        BigInteger of = BigInteger.ONE;
        for (BigInteger denominator : byDenominator.keySet()) {
            of = Chance.leastCommonMultiple(of, denominator);
        }
        Map<R, BigInteger> ways = new HashMap<>();
        for (Map.Entry<BigInteger, Map<R, BigInteger>> part : byDenominator.entrySet()) {
            BigInteger factor = of.divide(part.getKey());
            part.getValue().forEach((result, some) -> ways.merge(result, some.multiply(factor), BigInteger::add));
        }
        BigInteger all = of;
        inOrder.replaceAll((result, none) -> new Chance(ways.getOrDefault(result, BigInteger.ZERO), all));
        return inOrder;
    }
}

package grognard.odds;

import java.math.BigInteger;
import java.util.Map;
import java.util.function.BiConsumer;

/** All the ways in which a throw, or several, can come out. */
final class Fork {

    private final Object[] results;
    private final BigInteger[] ways;
    private final BigInteger of;

    Fork(Map<?, BigInteger> waysOfResults, BigInteger of) {
        this.results = waysOfResults.keySet().toArray();
        this.ways = waysOfResults.values().toArray(new BigInteger[0]);
        this.of = of;
    }

    static Fork certain(Object result) {
        return new Fork(Map.of(result, BigInteger.ONE), BigInteger.ONE);
    }

    /** Results that were worked out beforehand, over one denominator. */
    static Fork of(Map<?, Chance> chances) {
        BigInteger of = Chance.commonTo(chances.values());
        Map<Object, BigInteger> ways = new java.util.LinkedHashMap<>();
        chances.forEach((result, chance) -> ways.put(result, chance.over(of).ways()));
        return new Fork(ways, of);
    }

    int size() {
        return results.length;
    }

    Object result(int branch) {
        return results[branch];
    }

    BigInteger ways(int branch) {
        return ways[branch];
    }

    /** What the ways of all branches add up to. */
    BigInteger of() {
        return of;
    }

    @SuppressWarnings("unchecked") // for who knows what was thrown
    <S> void forEach(BiConsumer<S, BigInteger> branch) {
        for (int i = 0; i < results.length; i++) {
            branch.accept((S) results[i], ways[i]);
        }
    }
}

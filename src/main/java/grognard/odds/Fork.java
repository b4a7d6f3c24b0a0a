package grognard.odds;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** All the ways in which a throw, or several, can come out. */
final class Fork {

    private final Object[] results;
    private final BigInteger[] ways;
    private final BigInteger of;

    /** What each branch counted within itself; empty where none does. */
    private final Ways[] told;

    Fork(Map<?, BigInteger> waysOfResults, BigInteger of) {
        this.results = waysOfResults.keySet().toArray();
        this.ways = waysOfResults.values().toArray(new BigInteger[0]);
        this.of = of;
        this.told = new Ways[0];
    }

    private Fork(Object[] results, Ways[] told, BigInteger of) {
        this.results = results;
        this.told = told;
        this.ways = new BigInteger[told.length];
        for (int branch = 0; branch < told.length; branch++) {
            ways[branch] = told[branch].ways();
        }
        this.of = of;
    }

    /** A branch for each key, with one of the results that share it and what was counted of them all. */
    static Fork of(Map<Object, Object> results, Counts<Object> counts) {
        BigInteger of = counts.of();
        Map<Object, Ways> all = counts.over(of);
        Ways[] told = new Ways[results.size()];
        int branch = 0;
        for (Object key : results.keySet()) {
            told[branch++] = Objects.requireNonNull(all.get(key)); // counted when the result was noted
        }
        return new Fork(results.values().toArray(), told, of);
    }

    static Fork certain(Object result) {
        return new Fork(Map.of(result, BigInteger.ONE), BigInteger.ONE);
    }

    /** Results that were worked out beforehand, over one denominator. */
    static Fork of(Map<?, Chance> chances) {
        BigInteger of = Chance.commonTo(chances.values());
        Map<Object, BigInteger> ways = new LinkedHashMap<>();
        for (Map.Entry<?, Chance> chance : chances.entrySet()) {
            ways.put(chance.getKey(), chance.getValue().over(of).ways());
        }
        return new Fork(ways, of);
    }

    /** About how much memory it takes: a number of ways for each branch. */
    long bytes() {
        return (long) results.length * (64 + of.bitLength() / 8);
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

    /** What the branch counted of that number within itself, if it did. */
    @Nullable
    Ways teller(int branch, String number) {
        return told.length > 0 && told[branch].tells(number) ? told[branch] : null;
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

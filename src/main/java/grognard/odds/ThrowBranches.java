package grognard.odds;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * All possible results of a throw, or of a sequence of throws, each with its number of ways. Results are untyped
 * because a resolver asks for throws of many types; the method that asked for a throw casts them back.
 */
final class ThrowBranches {

    private final Object[] results;
    private final BigInteger[] ways;
    private final BigInteger denominator;

    /** Counts of the numbers that each branch reports (see {@link grognard.dice.Report}); empty if no branch does. */
    private final ResultCount[] reported;

    /** @param denominator the sum of all ways */
    ThrowBranches(Map<?, BigInteger> waysOfResults, BigInteger denominator) {
        this.results = waysOfResults.keySet().toArray();
        this.ways = waysOfResults.values().toArray(new BigInteger[0]);
        this.denominator = denominator;
        this.reported = new ResultCount[0];
    }

    private ThrowBranches(Object[] results, ResultCount[] reported, BigInteger denominator) {
        this.results = results;
        this.reported = reported;
        this.ways = new BigInteger[reported.length];
        for (int branch = 0; branch < reported.length; branch++) {
            ways[branch] = reported[branch].ways();
        }
        this.denominator = denominator;
    }

    /**
     * Makes a branch for each key.
     *
     * @param results one result for each key, as an example of all results with that key
     * @param counts ways and reported numbers of each key
     */
    static ThrowBranches of(Map<Object, Object> results, ResultCounts<Object> counts) {
        BigInteger denominator = counts.commonDenominator();
        Map<Object, ResultCount> all = counts.over(denominator);
        ResultCount[] reported = new ResultCount[results.size()];
        int branch = 0;
        for (Object key : results.keySet()) {
            reported[branch++] = Objects.requireNonNull(all.get(key)); // every key was counted
        }
        return new ThrowBranches(results.values().toArray(), reported, denominator);
    }

    static ThrowBranches certain(Object result) {
        return new ThrowBranches(Map.of(result, BigInteger.ONE), BigInteger.ONE);
    }

    /** Makes a branch for each result whose chance is known already. */
    static ThrowBranches of(Map<?, Chance> chances) {
        BigInteger denominator = Chance.commonDenominator(chances.values());
        Map<Object, BigInteger> ways = new LinkedHashMap<>();
        for (Map.Entry<?, Chance> chance : chances.entrySet()) {
            ways.put(chance.getKey(), chance.getValue().over(denominator).ways());
        }
        return new ThrowBranches(ways, denominator);
    }

    /** Approximate size in memory. For each branch: the objects, and a number about as long as the denominator. */
    long bytes() {
        return (long) results.length * (64 + denominator.bitLength() / 8);
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

    /** Counts of a number that the branch reports, or null if it does not. */
    @Nullable
    ResultCount reported(int branch, String number) {
        return reported.length > 0 && reported[branch].hasNumber(number) ? reported[branch] : null;
    }

    /** Sum of the ways of all branches. */
    BigInteger denominator() {
        return denominator;
    }

    /** Visits each result with its ways. The caller must choose the type of the tally thrown: it is not checked. */
    @SuppressWarnings("unchecked")
    <S> void forEach(BiConsumer<S, BigInteger> branch) {
        for (int i = 0; i < results.length; i++) {
            branch.accept((S) results[i], ways[i]);
        }
    }
}

package grognard.odds;

import grognard.rules.Outcome;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Adds up the ways to each code and to each value of each number, course by course. How the numbers go together is not
 * kept: nobody asks for it, and there are far more pairs than values.
 */
final class Counts {

    private final Map<BigInteger, Part> byDenominator = new HashMap<>();
    private final Map<String, Boolean> namesInOrder = new LinkedHashMap<>();
    private BigInteger latestOf = BigInteger.ZERO;
    private Part latest = new Part();

    /** The courses that share a denominator. */
    private static final class Part {
        final Map<String, Sum> codes = new LinkedHashMap<>();
        final Map<String, Map<Number, Sum>> numbers = new HashMap<>();
    }

    private static final class Sum {
        BigInteger ways = BigInteger.ZERO;

        void add(BigInteger more) {
            ways = ways.add(more);
        }
    }

    /** A course that ended so. */
    void add(Outcome outcome, BigInteger ways, BigInteger of) {
        if (!of.equals(latestOf)) {
            latestOf = of;
            latest = byDenominator.computeIfAbsent(of, denominator -> new Part());
        }
        latest.codes.computeIfAbsent(outcome.code().name(), code -> new Sum()).add(ways);
        outcome.numbers().forEach((name, value) -> {
            Map<Number, Sum> values = latest.numbers.get(name);
            if (values == null) {
                values = new HashMap<>();
                latest.numbers.put(name, values);
                namesInOrder.put(name, true);
            }
            values.computeIfAbsent(value, number -> new Sum()).add(ways);
        });
    }

    /** What all ways can be counted over. */
    BigInteger of() {
        BigInteger of = BigInteger.ONE;
        for (BigInteger denominator : byDenominator.keySet()) {
            of = Chance.leastCommonMultiple(of, denominator);
        }
        return of;
    }

    /** The chances of the codes over a common denominator. */
    Map<String, Chance> codes(BigInteger of) {
        Map<String, Chance> chances = new LinkedHashMap<>();
        byDenominator.forEach((denominator, part) -> {
            BigInteger factor = of.divide(denominator);
            part.codes.forEach((code, sum) ->
                    chances.merge(code, new Chance(sum.ways.multiply(factor), of), Chance::or));
        });
        return chances;
    }

    /** The chances of the values of each number, over a common denominator; 4 and 4.0 are one value. */
    Map<String, Map<BigDecimal, Chance>> numbers(BigInteger of) {
        Map<String, Map<BigDecimal, Chance>> chances = new LinkedHashMap<>();
        namesInOrder.keySet().forEach(name -> chances.put(name, new TreeMap<>()));
        byDenominator.forEach((denominator, part) -> {
            BigInteger factor = of.divide(denominator);
            part.numbers.forEach((name, values) -> {
                Map<BigDecimal, Chance> all = chances.computeIfAbsent(name, number -> new TreeMap<>());
                values.forEach((value, sum) -> all.merge(
                        new BigDecimal(value.toString()), new Chance(sum.ways.multiply(factor), of), Chance::or));
            });
        });
        return chances;
    }
}

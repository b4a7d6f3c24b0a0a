package grognard.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** How likely each value of a number is; where an outcome lacks the number, its chance is missing from the whole. */
public final class Distribution {

    private final SortedMap<BigDecimal, Chance> values;

    Distribution(Map<BigDecimal, Chance> values) {
        this.values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
    }

    /** The chances of the values, lowest first. */
    public SortedMap<BigDecimal, Chance> values() {
        return values;
    }

    /** The chance of each value or more, lowest first. */
    public Map<BigDecimal, Chance> atLeast() {
        List<Map.Entry<BigDecimal, Chance>> fromTop = new ArrayList<>(values.entrySet());
        Collections.reverse(fromTop);
        Map<BigDecimal, Chance> atLeast = new TreeMap<>();
        Chance sum = Chance.NONE;
        for (Map.Entry<BigDecimal, Chance> entry : fromTop) {
            sum = sum.or(entry.getValue());
            atLeast.put(entry.getKey(), sum);
        }
        return atLeast;
    }

    /** The mean, given that there is such a number at all. */
    public BigDecimal mean() {
        return expectation(value -> value);
    }

    /** The standard deviation. */
    public BigDecimal spread() {
        BigDecimal mean = mean();
        return expectation(value -> value.subtract(mean).pow(2)).sqrt(MathContext.DECIMAL64);
    }

    private BigDecimal expectation(java.util.function.UnaryOperator<BigDecimal> of) {
        BigDecimal sum = BigDecimal.ZERO;
        BigInteger ways = BigInteger.ZERO;
        for (Map.Entry<BigDecimal, Chance> entry : values.entrySet()) {
            BigInteger weight = entry.getValue().ways();
            sum = sum.add(of.apply(entry.getKey()).multiply(new BigDecimal(weight)), MathContext.DECIMAL128);
            ways = ways.add(weight);
        }
        return sum.divide(new BigDecimal(ways), MathContext.DECIMAL64);
    }
}

package grognard.odds;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Exact chances of a resolution.
 *
 * @param outcomes chance of each possible outcome by its code, in the order of the table
 * @param numbers distribution of each number by its name; a number with only one value is left out
 * @param of denominator of all chances
 */
public record Odds(Map<String, Chance> outcomes, Map<String, Distribution> numbers, BigInteger of) {

    /** Names of the numbers that players look for first, the most important first. */
    private static final List<String> MAIN_NUMBERS =
            List.of("casualties", "difference", "distance", "charge", "hits", "removed", "total", "score");

    /** Computes the odds of a resolver in a situation. */
    public static Odds of(Resolver resolver, Tables tables, Situation situation) {
        return of(resolver, tables, situation, Progress.UNWATCHED);
    }

    /** Computes the odds and reports progress, which may cancel the work by throwing. */
    public static Odds of(Resolver resolver, Tables tables, Situation situation, Progress progress) {
        return of(resolver, tables, situation, new ExhaustiveDice(progress));
    }

    /** Computes the odds with the given dice. Whether these merge reports changes the time it takes, not the odds. */
    static Odds of(Resolver resolver, Tables tables, Situation situation, ExhaustiveDice dice) {
        OutcomeCounts counts = new OutcomeCounts(resolver, tables, situation, dice);
        dice.walk(counts, counts);
        return counts.odds();
    }

    /**
     * Makes odds from counts.
     *
     * @param names numbers in the order in which they are listed
     */
    static Odds of(Description description, NumberCounts<String> counts, Set<String> names) {
        BigInteger of = counts.commonDenominator();
        Map<String, Ways> byCode = counts.over(of);
        return new Odds(outcomes(description, byCode, of), distributions(names, byCode, of), of);
    }

    private static Map<String, Chance> outcomes(Description description, Map<String, Ways> counts, BigInteger of) {
        Map<String, Chance> inOrder = new LinkedHashMap<>();
        for (String code : inOrder(description, counts.keySet())) {
            Ways count = counts.get(code);
            if (count != null) {
                inOrder.put(code, new Chance(count.ways(), of));
            }
        }
        return inOrder;
    }

    /** Sorts codes in the order of the table; codes that the table lacks come last, in alphabetical order. */
    private static List<String> inOrder(Description description, Collection<String> codes) {
        List<String> ordered = new ArrayList<>();
        for (Code code : description.codes()) {
            if (codes.contains(code.name())) {
                ordered.add(code.name());
            }
        }
        Set<String> others = new TreeSet<>(codes);
        for (String code : ordered) {
            others.remove(code);
        }
        ordered.addAll(others);
        return ordered;
    }

    /** Codes that are possible in any of several odds, in the order of the table. */
    public static List<String> codes(Description description, List<Odds> several) {
        Set<String> found = new LinkedHashSet<>();
        several.forEach(odds -> found.addAll(odds.outcomes.keySet()));
        return inOrder(description, found);
    }

    /** Chance that the outcome is one of these codes. Codes that are not possible add nothing. */
    public Chance chance(Collection<String> codes) {
        Chance sum = new Chance(BigInteger.ZERO, of);
        for (Map.Entry<String, Chance> outcome : outcomes.entrySet()) {
            sum = codes.contains(outcome.getKey()) ? sum.or(outcome.getValue()) : sum;
        }
        return sum;
    }

    /** Chooses the number to show where there is space for one; empty if no number varies. */
    public Optional<String> mainNumber() {
        for (String name : MAIN_NUMBERS) {
            if (numbers.containsKey(name)) {
                return Optional.of(name);
            }
        }
        // Otherwise the last one: a resolver notes its final number last. A number with very many values is a die in
        // thousandths, whose distribution is flat.
        Optional<String> last = Optional.empty();
        for (String name : numbers.keySet()) {
            last = isLarge(name) ? last : Optional.of(name);
        }
        return last;
    }

    /** Mean of the number with this name; empty if it does not vary. */
    public Optional<BigDecimal> mean(String number) {
        return Optional.ofNullable(numbers.get(number)).map(Distribution::mean);
    }

    private boolean isLarge(String name) {
        Distribution distribution = numbers.get(name);
        return distribution != null && distribution.isLarge();
    }

    /** A copy without large distributions, other than that of the main number. A sweep would keep thousands of them. */
    Odds withoutLargeNumbers() {
        Optional<String> main = mainNumber();
        Map<String, Distribution> kept = new LinkedHashMap<>(numbers);
        kept.keySet().removeIf(name -> isLarge(name) && !main.equals(Optional.of(name)));
        return new Odds(outcomes, kept, of);
    }

    /** Adds up each number over all codes. Values are compared numerically, so 4 and 4.0 are one value. */
    private static Map<String, Distribution> distributions(Set<String> names, Map<String, Ways> byCode, BigInteger of) {
        Map<String, Distribution> distributions = new LinkedHashMap<>();
        for (String name : names) {
            Map<BigDecimal, Chance> values = new TreeMap<>();
            for (Ways count : byCode.values()) {
                for (Map.Entry<Number, BigInteger> ways : count.values(name).entrySet()) {
                    BigDecimal value = new BigDecimal(ways.getKey().toString());
                    Chance chance = new Chance(ways.getValue(), of);
                    Chance others = values.get(value);
                    values.put(value, others == null ? chance : others.or(chance));
                }
            }
            if (values.size() > 1) {
                distributions.put(name, new Distribution(values));
            }
        }
        return distributions;
    }
}

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
 * The exact chances of a resolution: of each outcome, in the order of its table, and of each number.
 *
 * @param of what all ways add up to
 */
public record Odds(Map<String, Chance> outcomes, Map<String, Distribution> numbers, BigInteger of) {

    private static final List<String> TELLING =
            List.of("casualties", "difference", "distance", "charge", "hits", "removed", "total", "score");

    /** Works out the odds of a resolver in a situation. */
    public static Odds of(Resolver resolver, Tables tables, Situation situation) {
        return of(resolver, tables, situation, Progress.UNWATCHED);
    }

    /** Works them out while someone watches. */
    public static Odds of(Resolver resolver, Tables tables, Situation situation, Progress progress) {
        return of(resolver, tables, situation, new EveryPossible(progress));
    }

    /** Works them out with dice that put reports of one bearing together, or keep them apart: the odds are the same. */
    static Odds of(Resolver resolver, Tables tables, Situation situation, EveryPossible dice) {
        OutcomeCounts counts = new OutcomeCounts(resolver, tables, situation, dice);
        dice.walk(counts, counts);
        return counts.odds();
    }

    /** Those of counted ways. */
    static Odds of(Description description, Counts<String> counts, Set<String> names) {
        BigInteger of = counts.of();
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

    /** Codes in the order of their table; those that no table lists come last. */
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

    /** The codes that come up in any of several odds, in the order of their table. */
    public static List<String> codes(Description description, List<Odds> several) {
        Set<String> found = new LinkedHashSet<>();
        several.forEach(odds -> found.addAll(odds.outcomes.keySet()));
        return inOrder(description, found);
    }

    /** The chance of any of these outcomes. */
    public Chance chance(Collection<String> codes) {
        Chance sum = new Chance(BigInteger.ZERO, of);
        for (Map.Entry<String, Chance> outcome : outcomes.entrySet()) {
            sum = codes.contains(outcome.getKey()) ? sum.or(outcome.getValue()) : sum;
        }
        return sum;
    }

    /** The number that tells the player most; there may be none. */
    public Optional<String> tellingNumber() {
        for (String name : TELLING) {
            if (numbers.containsKey(name)) {
                return Optional.of(name);
            }
        }
        // What a resolver works towards, it notes last. A number of very many values is a die in thousandths, whose
        // distribution tells nobody anything.
        Optional<String> last = Optional.empty();
        for (String name : numbers.keySet()) {
            last = isLarge(name) ? last : Optional.of(name);
        }
        return last;
    }

    private boolean isLarge(String name) {
        Distribution distribution = numbers.get(name);
        return distribution != null && distribution.isLarge();
    }

    /** The same without numbers of very many values, unless one tells most: a sweep would keep thousands of them. */
    Odds slim() {
        Optional<String> telling = tellingNumber();
        Map<String, Distribution> few = new LinkedHashMap<>(numbers);
        few.keySet().removeIf(name -> isLarge(name) && !telling.equals(Optional.of(name)));
        return new Odds(outcomes, few, of);
    }

    /** 4 and 4.0 are one value. */
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

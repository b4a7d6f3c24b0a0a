package grognard.odds;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Outcome;
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
        Counts<String> counts = new Counts<>();
        Set<String> names = new LinkedHashSet<>();
        dice.walk(() -> resolver.resolve(tables, situation, dice).outcome(), (outcome, course) -> {
            count(outcome, course, counts.of(outcome.code().name(), course.of()));
            names.addAll(outcome.numbers().keySet());
        });
        BigInteger of = counts.of();
        Map<String, Ways> byCode = counts.over(of);
        return new Odds(outcomes(resolver.description(), byCode, of), distributions(names, byCode, of), of);
    }

    /** A number that a step told is counted as often as that step counted it. */
    private static void count(Outcome outcome, Course course, Ways count) {
        BigInteger ways = course.ways();
        count.add(ways);
        outcome.numbers().forEach((name, value) -> {
            Ways teller = course.teller(name);
            if (teller == null) {
                count.add(name, value, ways);
            } else {
                count.add(name, teller, ways.divide(teller.ways()));
            }
        });
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
        codes.stream().filter(code -> !ordered.contains(code)).sorted().forEach(ordered::add);
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
        return numbers.keySet().stream().filter(name -> !isLarge(name)).reduce((first, second) -> second);
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
                count.values(name)
                        .forEach((value, ways) ->
                                values.merge(new BigDecimal(value.toString()), new Chance(ways, of), Chance::or));
            }
            if (values.size() > 1) {
                distributions.put(name, new Distribution(values));
            }
        }
        return distributions;
    }
}

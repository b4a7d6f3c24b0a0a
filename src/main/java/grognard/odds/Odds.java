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
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Exact chances of a resolution.
 *
 * @param outcomes chance of each possible outcome by its code, in the order of the table
 * @param titles headline of each code in this situation, such as {@code defender routed} for a Dd against troops that were
 *     disrupted before. A code is left out if its headline repeats the code, or if it has several headlines
 * @param numbers distribution of each number with at least two values, by its name
 * @param constants value of each number with only one value, by its name
 * @param of denominator of all chances
 */
public record Odds(
        Map<String, Chance> outcomes,
        Map<String, String> titles,
        Map<String, Distribution> numbers,
        Map<String, BigDecimal> constants,
        BigInteger of) {

    /** Names of the numbers that players want to see, the most important first. */
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

    /** Computes the odds with the given dice. Their {@link ExhaustiveDice.Merging} affects only the time it takes. */
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
    private static Odds of(
            Description description, ResultCounts<String> counts, Map<String, String> titles, Set<String> names) {
        BigInteger of = counts.commonDenominator();
        Map<String, ResultCount> byCode = counts.over(of);
        Map<String, Distribution> varying = new LinkedHashMap<>();
        Map<String, BigDecimal> constants = new LinkedHashMap<>();
        for (Map.Entry<String, SortedMap<BigDecimal, Chance>> number :
                chancesByNumber(names, byCode, of).entrySet()) {
            if (number.getValue().size() > 1) {
                varying.put(number.getKey(), new Distribution(number.getValue()));
            } else if (!number.getValue().isEmpty()) {
                constants.put(number.getKey(), number.getValue().firstKey());
            }
        }
        return new Odds(outcomes(description, byCode, of), titles, varying, constants, of);
    }

    private static Map<String, Chance> outcomes(
            Description description, Map<String, ResultCount> counts, BigInteger of) {
        Map<String, Chance> outcomes = new LinkedHashMap<>();
        for (String code : inOrder(description, counts.keySet())) {
            ResultCount count = counts.get(code);
            if (count != null) {
                outcomes.put(code, new Chance(count.ways(), of));
            }
        }
        return outcomes;
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
        // Otherwise the last one: a resolver notes its final number last. A number with very many values is skipped: it
        // is a die in thousandths, whose distribution is flat.
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

    /** Mean of the number, which may be a constant; empty if no outcome has it. */
    public Optional<BigDecimal> meanOrConstant(String number) {
        return mean(number).or(() -> Optional.ofNullable(constants.get(number)));
    }

    /** Standard deviation of the number, 0 of a constant; empty if no outcome has it. */
    public Optional<BigDecimal> spread(String number) {
        return Optional.ofNullable(numbers.get(number))
                .map(Distribution::spread)
                .or(() -> Optional.ofNullable(constants.get(number)).map(constant -> BigDecimal.ZERO));
    }

    /** Names of the numbers that vary in at least one of several odds, in the order in which they are found. */
    public static List<String> numbers(List<Odds> several) {
        Set<String> found = new LinkedHashSet<>();
        several.forEach(odds -> found.addAll(odds.numbers.keySet()));
        return List.copyOf(found);
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
        return new Odds(outcomes, titles, kept, constants, of);
    }

    /** Adds up each number over all codes. Values are compared numerically, so 4 and 4.0 are one value. */
    private static Map<String, SortedMap<BigDecimal, Chance>> chancesByNumber(
            Set<String> names, Map<String, ResultCount> byCode, BigInteger of) {
        Map<String, SortedMap<BigDecimal, Chance>> numbers = new LinkedHashMap<>();
        for (String name : names) {
            SortedMap<BigDecimal, Chance> values = new TreeMap<>();
            for (ResultCount count : byCode.values()) {
                for (Map.Entry<Number, BigInteger> ways : count.values(name).entrySet()) {
                    BigDecimal value = new BigDecimal(ways.getKey().toString());
                    Chance chance = new Chance(ways.getValue(), of);
                    Chance others = values.get(value);
                    values.put(value, others == null ? chance : others.or(chance));
                }
            }
            numbers.put(name, values);
        }
        return numbers;
    }

    /** Counts outcomes and their numbers while a situation is resolved with every path of the dice. */
    private static final class OutcomeCounts implements Supplier<Outcome>, ExhaustiveDice.PathVisitor<Outcome> {

        private final Resolver resolver;
        private final Tables tables;
        private final Situation situation;
        private final ExhaustiveDice dice;
        private final ResultCounts<String> counts = new ResultCounts<>();
        private final Map<String, String> titles = new HashMap<>();

        /** Names of all numbers in any outcome, in the order in which they first came up. */
        private final Set<String> names = new LinkedHashSet<>();

        OutcomeCounts(Resolver resolver, Tables tables, Situation situation, ExhaustiveDice dice) {
            this.resolver = resolver;
            this.tables = tables;
            this.situation = situation;
            this.dice = dice;
        }

        @Override
        public Outcome get() {
            return resolver.resolve(tables, situation, dice).outcome();
        }

        /**
         * Counts one outcome. Where a step on the path reported a number, the outcome holds only one example of it; the
         * step's counts of all values are added instead, scaled to the ways of this path. The division has no remainder,
         * since the ways of a path are a multiple of those of each step on it.
         */
        @Override
        public void visit(Outcome outcome, DicePath path) {
            Code code = outcome.code();
            ResultCount count = counts.countOf(code.name(), path.denominator());
            String title = titles.putIfAbsent(code.name(), code.title());
            if (title != null && !title.equals(code.title())) {
                titles.put(code.name(), ""); // several headlines
            }
            BigInteger ways = path.ways();
            count.addWays(ways);
            for (Map.Entry<String, Number> number : outcome.numbers().entrySet()) {
                String name = number.getKey();
                names.add(name);
                ResultCount reported = path.reported(name);
                if (reported == null) {
                    count.addValue(name, number.getValue(), ways);
                } else {
                    count.addValues(name, reported, ways.divide(reported.ways()));
                }
            }
        }

        Odds odds() {
            Map<String, String> informative = new HashMap<>();
            for (Map.Entry<String, String> title : titles.entrySet()) {
                String words = title.getValue();
                if (!words.isEmpty() && !words.equals(title.getKey().replace('-', ' '))) {
                    informative.put(title.getKey(), words);
                }
            }
            return Odds.of(resolver.description(), counts, informative, names);
        }
    }
}

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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The exact chances of a resolution: of each outcome, in the order of its table, and of each number.
 *
 * @param of what all ways add up to
 */
public record Odds(Map<String, Chance> outcomes, Map<String, Distribution> numbers, BigInteger of) {

    /** Works out the odds of a resolver in a situation. */
    public static Odds of(Resolver resolver, Tables tables, Situation situation) {
        return of(resolver, tables, situation, Progress.UNWATCHED);
    }

    /** Works them out while someone watches. */
    public static Odds of(Resolver resolver, Tables tables, Situation situation, Progress progress) {
        EveryPossible dice = new EveryPossible(progress);
        Map<Ending, Chance> endings = dice.each(
                () -> Ending.of(resolver.resolve(tables, situation, dice).outcome()));
        BigInteger of = Chance.commonTo(endings.values());
        return new Odds(outcomes(resolver.description(), endings, of), distributions(endings, of), of);
    }

    /** What of an outcome the odds tell apart. */
    private record Ending(String code, Map<String, Number> numbers) {
        static Ending of(Outcome outcome) {
            return new Ending(outcome.code().name(), outcome.numbers());
        }
    }

    private static Map<String, Chance> outcomes(Description description, Map<Ending, Chance> endings, BigInteger of) {
        Map<String, Chance> chances = new LinkedHashMap<>();
        endings.forEach((ending, chance) -> chances.merge(ending.code(), chance.over(of), Chance::or));
        List<String> order =
                new ArrayList<>(description.codes().stream().map(Code::name).toList());
        chances.keySet().stream().filter(code -> !order.contains(code)).sorted().forEach(order::add);
        Map<String, Chance> inOrder = new LinkedHashMap<>();
        for (String code : order) {
            Chance chance = chances.get(code);
            if (chance != null && chance.isPossible()) {
                inOrder.put(code, chance);
            }
        }
        return inOrder;
    }

    private static Map<String, Distribution> distributions(Map<Ending, Chance> endings, BigInteger of) {
        Map<String, Map<BigDecimal, Chance>> numbers = new LinkedHashMap<>();
        endings.forEach((ending, chance) -> ending.numbers()
                .forEach((name, value) -> numbers.computeIfAbsent(name, number -> new TreeMap<>())
                        .merge(new BigDecimal(value.toString()), chance.over(of), Chance::or)));
        Map<String, Distribution> distributions = new LinkedHashMap<>();
        numbers.forEach((name, values) -> {
            if (values.size() > 1) {
                distributions.put(name, new Distribution(values));
            }
        });
        return distributions;
    }
}

package grognard.odds;

import grognard.rules.Effect;
import grognard.rules.Outcome;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Chances of outcomes together with their effects, for a caller that continues from each outcome, such as a plan.
 * {@link Odds} counts each number separately; here amounts that occur together stay together. Outcomes are merged only
 * if code, effects and follow-ups are equal. One object serves many situations and caches their throws.
 */
public final class OutcomeOdds {

    private final ThrowCache cache = new ThrowCache();
    private final Progress progress;

    public OutcomeOdds(Progress progress) {
        this.progress = progress;
    }

    /**
     * An outcome and its number of ways. Its effects are those of all merged outcomes; its other numbers are those of
     * one of them.
     */
    public record Weighted(Outcome outcome, BigInteger ways) {}

    /**
     * All outcomes of a situation.
     *
     * @param of denominator: the sum of all ways
     */
    public record All(List<Weighted> outcomes, BigInteger of) {

        public All {
            outcomes = List.copyOf(outcomes);
        }
    }

    /**
     * Key by which outcomes are merged: everything that can influence later steps. Effect kinds compare by name only,
     * but one name may stand for different changes, so the key includes their texts.
     */
    private static List<Object> mergeKey(Outcome outcome) {
        List<Object> key = new ArrayList<>();
        key.add(outcome.code().name());
        key.add(outcome.effects());
        key.add(outcome.next());
        for (Effect effect : outcome.effects()) {
            key.add(effect.kind().text());
        }
        return key;
    }

    /** All outcomes of a situation, in the order in which they are first found. */
    public All of(Resolver resolver, Tables tables, Situation situation) {
        ExhaustiveDice dice = new ExhaustiveDice(progress, cache.branches(), ExhaustiveDice.Merging.BY_EFFECT_KEY);
        ResultCounts<Object> counts = new ResultCounts<>();
        Map<Object, Outcome> examples = new LinkedHashMap<>();
        dice.walk(() -> resolver.resolve(tables, situation, dice).outcome(), (outcome, path) -> {
            List<Object> key = mergeKey(outcome);
            examples.putIfAbsent(key, outcome);
            counts.countOf(key, path.denominator()).addWays(path.ways());
        });
        Map<Object, Chance> chances = counts.chances();
        List<Weighted> all = new ArrayList<>();
        examples.forEach((key, outcome) -> all.add(
                new Weighted(outcome, chances.getOrDefault(key, Chance.NONE).ways())));
        cache.trim();
        return new All(all, counts.commonDenominator());
    }

    /** Chance of each code only, in no particular order. Faster than {@link Odds} for thousands of situations. */
    public Map<String, Chance> codes(Resolver resolver, Tables tables, Situation situation) {
        ExhaustiveDice dice = new ExhaustiveDice(progress, cache.branches(), ExhaustiveDice.Merging.BY_EFFECT_KEY);
        Map<String, Chance> codes = dice.chances(
                () -> resolver.resolve(tables, situation, dice).outcome().code().name());
        cache.trim();
        return codes;
    }
}

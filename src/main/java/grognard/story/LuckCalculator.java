package grognard.story;

import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.odds.OutcomeOdds;
import grognard.odds.Progress;
import grognard.record.RecordEntry;
import grognard.rules.Parameter;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.rulesets.RulesCache;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Computes how likely a recorded outcome was, from the exact odds of its situation. Equal situations share one
 * computation, since a battle has many volleys under the same conditions.
 */
final class LuckCalculator {

    /** Everything that determines the possible outcomes: the key of the cache. */
    private record SituationKey(
            String ruleset,
            String resolver,
            String tables,
            Map<String, Object> house,
            Map<String, Object> inputs,
            Set<String> own) {}

    /** Limit of the cache, which is then emptied. A battle has fewer situations; an endless journal must not fill the memory. */
    private static final int MOST_CACHED = 2000;

    private final RulesCache rules;
    private final Map<String, EffectCost> costs = new HashMap<>();

    /** Ranked outcomes by situation; an empty value marks a situation that cannot be computed. */
    private final Map<SituationKey, Optional<RankedOutcomes>> cache = new HashMap<>();

    private OutcomeOdds outcomes = new OutcomeOdds(Progress.UNWATCHED);
    private int unjudged;

    LuckCalculator(RulesCache rules) {
        this.rules = rules;
    }

    /** Number of records with dice whose luck could not be computed, as their ruleset or tables are not available. */
    int unjudged() {
        return unjudged;
    }

    /** Scores the recorded outcome from the acting side's point of view. */
    OutcomeScore score(RecordEntry entry, Participants cast) {
        return effectCost(entry).of(entry, cast.ownNames());
    }

    private EffectCost effectCost(RecordEntry entry) {
        return costs.computeIfAbsent(entry.ruleset(), name -> EffectCost.of(rules.ruleset(name)));
    }

    /** The luck of a record; empty if it had no dice, no known side, or only one possible outcome. */
    Optional<RecordLuck> luck(RecordEntry entry, Participants cast, int turn) {
        if (entry.rolls().isEmpty() || cast.side().isEmpty()) {
            return Optional.empty();
        }
        SituationKey key = new SituationKey(
                entry.ruleset(),
                entry.resolver(),
                entry.get("tables"),
                entry.object("house"),
                entry.object("inputs"),
                cast.ownNames());
        Optional<RankedOutcomes> ranked = cache.get(key);
        if (ranked == null) {
            if (cache.size() >= MOST_CACHED) {
                cache.clear();
                outcomes = new OutcomeOdds(Progress.UNWATCHED);
            }
            ranked = outcomes(entry, cast);
            cache.put(key, ranked);
        }
        // A recorded outcome that the present rules cannot produce has no likelihood either.
        Optional<Likelihood> likelihood = ranked.flatMap(all -> all.of(score(entry, cast)));
        if (likelihood.isEmpty()) {
            unjudged++;
            return Optional.empty();
        }
        return ranked.get().isOpen()
                ? Optional.of(
                        luck(entry, cast, turn, likelihood.get(), ranked.get().spread()))
                : Optional.empty();
    }

    private static RecordLuck luck(
            RecordEntry entry, Participants cast, int turn, Likelihood likelihood, double spread) {
        boolean onTheTable = false;
        for (Roll roll : entry.rolls()) {
            onTheTable |= roll.source() == Roll.Source.GIVEN;
        }
        return new RecordLuck(
                entry.number(),
                turn,
                entry.ruleset(),
                entry.resolver(),
                entry.label().orElse(""),
                cast.side(),
                cast.other(),
                cast.units(),
                cast.others(),
                String.valueOf(entry.object("outcome").get("text")),
                onTheTable,
                likelihood,
                spread);
    }

    /** All possible outcomes of the record's situation, ranked by score; empty if the rules are not available. */
    private Optional<RankedOutcomes> outcomes(RecordEntry entry, Participants cast) {
        try {
            Resolver resolver = rules.resolver(entry.ruleset(), entry.resolver());
            Tables tables = rules.tables(entry.ruleset(), entry.get("tables"), entry.house());
            Situation situation = situation(entry, resolver, tables);
            EffectCost cost = effectCost(entry);
            OutcomeOdds.All all = outcomes.of(resolver, tables, situation);
            Map<OutcomeScore, BigInteger> ways = new HashMap<>();
            for (OutcomeOdds.Weighted one : all.outcomes()) {
                ways.merge(cost.of(one.outcome(), cast.ownNames()), one.ways(), BigInteger::add);
            }
            return Optional.of(new RankedOutcomes(ways, all.of()));
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /**
     * Rebuilds the situation before the dice were thrown. The record has the values of all parameters, but passing a
     * default value explicitly is an error for some resolvers. Therefore only typed values are passed, and in a game also
     * values that differ from their defaults. If the result differs from the record, all recorded values are passed.
     */
    private static Situation situation(RecordEntry entry, Resolver resolver, Tables tables) {
        Map<String, String> all = new LinkedHashMap<>(entry.inputs());
        for (Parameter<?> parameter : resolver.description().parameters()) {
            if (parameter.type() instanceof Type.Face) {
                all.remove(parameter.name()); // the face of a die: an outcome, not part of the situation
            }
        }
        Map<String, String> stated = new LinkedHashMap<>(all);
        List<String> typed = entry.typed().orElse(List.of());
        boolean inGame = entry.json().containsKey("units") || entry.typed().isEmpty();
        for (Parameter<?> parameter : resolver.description().parameters()) {
            String value = all.get(parameter.name());
            boolean isDefault = !inGame || fallback(parameter).equals(Optional.ofNullable(value));
            if (isDefault && !typed.contains(parameter.name())) {
                stated.remove(parameter.name());
            }
        }
        try {
            Situation situation = Situation.read(resolver, stated, tables);
            Map<String, String> read = new LinkedHashMap<>();
            situation.inputs((at, name, value) -> read.put(name, RecordEntry.typed(value)));
            if (read.equals(all)) {
                return situation;
            }
        } catch (BadInput e) {
            // the situation needs values that were not typed
        }
        return Situation.read(resolver, all, tables);
    }

    /** The parameter's default in the form in which a journal records it. */
    private static <T> Optional<String> fallback(Parameter<T> parameter) {
        return parameter
                .fallback()
                .map(value -> RecordEntry.typed(parameter.type().json(value)));
    }
}

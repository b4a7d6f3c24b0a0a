package grognard.story;

import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.odds.Progress;
import grognard.odds.WholeOutcomes;
import grognard.record.Entry;
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

/** Says of a record how likely it was to end so well. Equal situations are worked out once. */
final class Judge {

    private record Question(
            String ruleset,
            String resolver,
            String tables,
            Map<String, Object> house,
            Map<String, Object> inputs,
            Set<String> own) {}

    /** So many situations are remembered; a battle has fewer, and memory must not grow with a journal of others. */
    private static final int MOST_KNOWN = 2000;

    private final RulesCache rules;
    private final Map<String, Harm> harms = new HashMap<>();
    private final Map<Question, Optional<Prospect>> known = new HashMap<>();
    private WholeOutcomes outcomes = new WholeOutcomes(Progress.UNWATCHED);
    private int unjudged;

    Judge(RulesCache rules) {
        this.rules = rules;
    }

    /** How many records threw dice and could not be judged: of other rules or tables than are at hand. */
    int unjudged() {
        return unjudged;
    }

    /** How well the record ended for who acted. */
    Score score(Entry entry, Cast cast) {
        return harm(entry).of(entry.object("outcome"), cast.own());
    }

    private Harm harm(Entry entry) {
        return harms.computeIfAbsent(entry.ruleset(), name -> Harm.of(rules.ruleset(name)));
    }

    /** The luck in a record; nothing where nothing hung on the dice. */
    Optional<Fortune> fortune(Entry entry, Cast cast, int turn) {
        if (entry.rolls().isEmpty() || cast.side().isEmpty()) {
            return Optional.empty();
        }
        Question question = new Question(
                entry.ruleset(),
                entry.resolver(),
                entry.get("tables"),
                entry.object("house"),
                entry.object("inputs"),
                cast.own());
        Optional<Prospect> prospect = known.get(question);
        if (prospect == null) {
            if (known.size() >= MOST_KNOWN) {
                known.clear();
                outcomes = new WholeOutcomes(Progress.UNWATCHED);
            }
            prospect = prospect(entry, cast);
            known.put(question, prospect);
        }
        Optional<Likelihood> likelihood = prospect.flatMap(all -> all.of(score(entry, cast)));
        if (likelihood.isEmpty()) {
            unjudged++;
            return Optional.empty();
        }
        return prospect.get().isOpen()
                ? Optional.of(fortune(
                        entry, cast, turn, likelihood.get(), prospect.get().spread()))
                : Optional.empty();
    }

    private static Fortune fortune(Entry entry, Cast cast, int turn, Likelihood likelihood, double spread) {
        boolean onTheTable = false;
        for (Roll roll : entry.rolls()) {
            onTheTable |= roll.source() == Roll.Source.GIVEN;
        }
        return new Fortune(
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

    private Optional<Prospect> prospect(Entry entry, Cast cast) {
        try {
            Resolver resolver = rules.resolver(entry.ruleset(), entry.resolver());
            Tables tables = rules.tables(entry.ruleset(), entry.get("tables"), entry.house());
            Situation situation = situation(entry, resolver, tables);
            Harm harm = harm(entry);
            WholeOutcomes.All all = outcomes.of(resolver, tables, situation);
            Map<Score, BigInteger> ways = new HashMap<>();
            for (WholeOutcomes.Weighted one : all.outcomes()) {
                ways.merge(harm.of(one.outcome(), cast.own()), one.ways(), BigInteger::add);
            }
            return Optional.of(new Prospect(ways, all.of()));
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /**
     * The situation before the dice fell. What a player typed is on record; of what a game filled in, only what is not so
     * anyway is said again, unless saying nothing would mean something else.
     */
    private static Situation situation(Entry entry, Resolver resolver, Tables tables) {
        Map<String, String> all = new LinkedHashMap<>(entry.inputs());
        for (Parameter<?> parameter : resolver.description().parameters()) {
            if (parameter.type() instanceof Type.Face) {
                all.remove(parameter.name());
            }
        }
        Map<String, String> said = new LinkedHashMap<>(all);
        List<String> typed = entry.typed().orElse(List.of());
        boolean inGame = entry.json().containsKey("units") || entry.typed().isEmpty();
        for (Parameter<?> parameter : resolver.description().parameters()) {
            String value = all.get(parameter.name());
            boolean needless = inGame ? fallback(parameter).equals(Optional.ofNullable(value)) : true;
            if (needless && !typed.contains(parameter.name())) {
                said.remove(parameter.name());
            }
        }
        try {
            Situation situation = Situation.read(resolver, said, tables);
            Map<String, String> read = new LinkedHashMap<>();
            situation.inputs((at, name, value) -> read.put(name, Entry.typed(value)));
            if (read.equals(all)) {
                return situation;
            }
        } catch (BadInput e) {
            return Situation.read(resolver, all, tables);
        }
        return Situation.read(resolver, all, tables);
    }

    private static <T> Optional<String> fallback(Parameter<T> parameter) {
        return parameter.fallback().map(value -> Entry.typed(parameter.type().json(value)));
    }
}

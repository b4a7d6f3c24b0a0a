package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Caption;
import grognard.record.Entry;
import grognard.record.PlayedJson;
import grognard.rules.Parameter;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.TablesUsed;
import grognard.table.Pack;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Resolves a record's situation again with its own dice and holds the result against the record. */
final class Replay {

    private final Optional<Pack> pack;
    private final Follower follower;
    private final PlayedJson json = new PlayedJson();
    private final Map<List<String>, Resolver> resolvers = new HashMap<>();
    private final Map<List<Object>, Tables> known = new HashMap<>();

    /** @param pack the players' own tables, for records that name them */
    Replay(Optional<Pack> pack, Follower follower) {
        this.pack = pack;
        this.follower = follower;
    }

    /** Refuses a record whose dice are not its seed's, or whose outcome is not what the rules make of its dice. */
    void check(Entry record) {
        Ruleset ruleset = Rulesets.find(record.ruleset())
                .orElseThrow(() -> new BadInput("is of ruleset " + record.ruleset() + ", which is not known here"));
        if (!ruleset.resolvers().contains(record.resolver())) {
            throw new BadInput("is of resolver " + record.resolver() + ", which " + ruleset.name() + " does not have");
        }
        Resolver resolver = resolvers.computeIfAbsent(
                List.of(ruleset.name(), record.resolver()), key -> ruleset.resolver(record.resolver()));
        Tables tables = tables(ruleset, record.get("tables"), record.house());
        Map<String, String> inputs = record.inputs();
        Optional<List<String>> typed = record.typed();
        if (typed.isPresent()) {
            inputs.keySet().retainAll(typed.get());
            compare(record, resolver, tables, follower.inputs(record, inputs));
        } else {
            older(record, resolver, tables, inputs);
        }
    }

    /** Whether an input at its default was typed did not go on record before 0.2.0, and may matter. */
    private void older(Entry record, Resolver resolver, Tables tables, Map<String, String> inputs) {
        try {
            compare(record, resolver, tables, withoutDefaults(resolver, inputs));
        } catch (BadInput e) {
            try {
                compare(record, resolver, tables, inputs);
            } catch (BadInput second) {
                throw e;
            }
        }
    }

    private Tables tables(Ruleset ruleset, String name, Map<String, String> house) {
        Tables found = known.get(List.of(ruleset.name(), name, house));
        if (found == null) {
            boolean builtIn = name.equals(ruleset.builtIn().name()) || name.equals(TablesUsed.BUILT_IN);
            Pack used = builtIn
                    ? ruleset.builtIn()
                    : pack.filter(folder -> folder.name().equals(name))
                            .orElseThrow(() -> new BadInput("was played with the tables '" + name
                                    + "', which are not at hand: give their folder with --tables DIR"));
            found = new Tables(ruleset, used, house);
            known.put(List.of(ruleset.name(), name, house), found);
        }
        return found;
    }

    private void compare(Entry record, Resolver resolver, Tables tables, Map<String, String> inputs) {
        Situation situation = Situation.read(resolver, inputs, tables);
        Played played = Played.with(new DiceOnRecord(record.rolls(), record.seed()), resolver, tables, situation);
        Caption caption = new Caption(record.label(), record.repeat(), record.seed());
        byte[] again = json.record(played, caption, follower.additions(record, played), record.get("version"));
        Differences.refuse(record, Entry.read(again));
    }

    private static Map<String, String> withoutDefaults(Resolver resolver, Map<String, String> inputs) {
        Map<String, String> typed = new LinkedHashMap<>(inputs);
        for (Parameter<?> parameter : resolver.description().parameters()) {
            Optional<String> fallback = fallback(parameter);
            if (fallback.isPresent() && fallback.get().equals(inputs.get(parameter.name()))) {
                typed.remove(parameter.name());
            }
        }
        return typed;
    }

    private static <T> Optional<String> fallback(Parameter<T> parameter) {
        return parameter.fallback().map(value -> Entry.typed(parameter.type().json(value)));
    }
}

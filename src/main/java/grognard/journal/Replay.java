package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Additions;
import grognard.record.Caption;
import grognard.record.Entry;
import grognard.record.Follower;
import grognard.record.PlayedJson;
import grognard.rules.Parameter;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.RulesCache;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Resolves a record's situation again with its own dice. */
final class Replay {

    private final RulesCache rules;
    private final Follower follower;
    private final PlayedJson json = new PlayedJson();

    Replay(RulesCache rules, Follower follower) {
        this.rules = rules;
        this.follower = follower;
    }

    /** The object that the rules make of the record's inputs and dice, which is what it must be. */
    byte[] object(Entry record) {
        Resolver resolver = resolver(record);
        Tables tables = tables(record);
        Map<String, String> typed = record.inputs();
        typed.keySet()
                .retainAll(
                        record.typed().orElseThrow(() -> new BadInput("does not say which of its inputs were typed")));
        Played played = follower.told(record, play(record, resolver, tables, follower.inputs(record, typed)));
        SeedDice.check(record.rolls(), record.seed());
        byte[] object = json(record, played, follower.additions(record, played));
        if (!record.startsAs(object)) {
            Differences.refuse(Entry.read(record.bytes()), Entry.read(object));
        }
        return object;
    }

    /**
     * What the rules of this version make of a record of an earlier one. Whether an input at its default was typed did
     * not go on record then, and may matter: what comes nearer to the record is taken.
     */
    Entry again(Entry record) {
        Resolver resolver = resolver(record);
        Tables tables = tables(record);
        Map<String, String> inputs = record.inputs();
        Optional<Entry> without = again(record, resolver, tables, withoutDefaults(resolver, inputs));
        if (without.isPresent() && Differences.decideAlike(record, without.get())) {
            return without.get();
        }
        Played played = play(record, resolver, tables, inputs);
        return Entry.read(json(record, played, Additions.NONE));
    }

    private Optional<Entry> again(Entry record, Resolver resolver, Tables tables, Map<String, String> inputs) {
        try {
            Played played = play(record, resolver, tables, inputs);
            return Optional.of(Entry.read(json(record, played, Additions.NONE)));
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    private static Played play(Entry record, Resolver resolver, Tables tables, Map<String, String> inputs) {
        Situation situation = Situation.read(resolver, inputs, tables);
        return Played.with(new DiceOnRecord(record.rolls()), resolver, tables, situation);
    }

    private byte[] json(Entry record, Played played, Additions additions) {
        Caption caption = new Caption(record.label(), record.repeat(), record.seed());
        return json.record(played, caption, additions, record.get("version"));
    }

    private Resolver resolver(Entry record) {
        return rules.resolver(record.ruleset(), record.resolver());
    }

    /** The tables that it was played with; refuses a record whose tables are not at hand. */
    Tables tables(Entry record) {
        return rules.tables(record.ruleset(), record.get("tables"), record.house());
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

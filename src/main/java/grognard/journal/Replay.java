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
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.TablesUsed;
import grognard.rulesets.Library;
import grognard.table.Pack;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Resolves a record's situation again with its own dice. */
final class Replay {

    private final Library library;
    private final Optional<Pack> pack;
    private final Follower follower;
    private final PlayedJson json = new PlayedJson();
    private final Map<String, Ruleset> rulesets = new HashMap<>();
    private final Map<String, Resolver> resolvers = new HashMap<>();
    private final Map<List<Object>, Tables> known = new HashMap<>();

    /** @param pack the players' own tables, for records that name them */
    Replay(Library library, Optional<Pack> pack, Follower follower) {
        this.library = library;
        this.pack = pack;
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

    private Ruleset ruleset(Entry record) {
        Ruleset found = rulesets.get(record.ruleset());
        if (found == null) {
            if (!library.isKnown(record.ruleset())) {
                throw new BadInput("is of ruleset " + record.ruleset()
                        + ", which is not known here (if it is a folder, --rules DIR before 'journal' says where)");
            }
            found = library.named("ruleset", record.ruleset());
            rulesets.put(record.ruleset(), found);
        }
        return found;
    }

    private Resolver resolver(Entry record) {
        Ruleset ruleset = ruleset(record);
        String key = ruleset.name() + " " + record.resolver();
        Resolver found = resolvers.get(key);
        if (found == null) {
            if (!ruleset.resolvers().contains(record.resolver())) {
                throw new BadInput(
                        "is of resolver " + record.resolver() + ", which " + ruleset.name() + " does not have");
            }
            found = ruleset.resolver(record.resolver());
            resolvers.put(key, found);
        }
        return found;
    }

    /** The tables that it was played with; refuses a record whose tables are not at hand. */
    Tables tables(Entry record) {
        Ruleset ruleset = ruleset(record);
        String name = record.get("tables");
        List<Object> key = List.of(ruleset.name(), name, record.house());
        Tables found = known.get(key);
        if (found == null) {
            boolean builtIn = name.equals(ruleset.builtIn().name()) || name.equals(TablesUsed.BUILT_IN);
            Pack used = builtIn
                    ? ruleset.builtIn()
                    : pack.filter(folder -> folder.name().equals(name))
                            .orElseThrow(() -> new BadInput("was played with the tables '" + name
                                    + "', which are not at hand: give their folder with --tables DIR"));
            found = new Tables(ruleset, used, record.house());
            known.put(key, found);
        }
        return found;
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

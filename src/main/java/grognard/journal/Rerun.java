package grognard.journal;

import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Resolves a record's situation again with its own dice and holds the result against the record. */
final class Rerun {

    private static final List<String> COMPARED = List.of(
            "inputs",
            "rolls",
            "working",
            "outcome",
            "rulings",
            "tables",
            "stand-in",
            "house",
            "label",
            "repeat",
            "seed");

    private final Proof.Tables packs;
    private final Proof.Contract contract;

    Rerun(Proof.Tables packs, Proof.Contract contract) {
        this.packs = packs;
        this.contract = contract;
    }

    /** Refuses a record whose dice are not its seed's, or whose outcome is not what the rules make of its dice. */
    void check(Recorded record) {
        Ruleset ruleset = Rulesets.find(record.ruleset())
                .orElseThrow(() -> new BadInput("is of ruleset " + record.ruleset() + ", which is not known here"));
        if (!ruleset.resolvers().contains(record.resolver())) {
            throw new BadInput("is of resolver " + record.resolver() + ", which " + ruleset.name() + " does not have");
        }
        Resolver resolver = ruleset.resolver(record.resolver());
        Tables tables = packs.of(ruleset, record.get("tables"), record.house())
                .orElseThrow(() -> new BadInput("was played with the tables '" + record.get("tables")
                        + "', which are not at hand: give their folder with --tables DIR"));
        Map<String, String> inputs = record.inputs();
        try {
            check(record, resolver, tables, withoutDefaults(resolver, inputs));
        } catch (BadInput e) {
            // Whether an input at its default was typed does not go on record, and may matter.
            try {
                check(record, resolver, tables, inputs);
            } catch (BadInput second) {
                throw e;
            }
        }
    }

    private void check(Recorded record, Resolver resolver, Tables tables, Map<String, String> inputs) {
        Situation situation = Situation.read(resolver, inputs, tables);
        List<Roll> rolls = record.rolls();
        Played played = Played.with(new Checked(rolls, record.seed()), resolver, tables, situation);
        String json = contract.json(played, record.label(), record.repeat(), record.seed());
        Map<String, Object> again =
                Json.object(json.getBytes(StandardCharsets.UTF_8)).orElseThrow(IllegalStateException::new);
        for (String key : COMPARED) {
            Object here = record.json().getOrDefault(key, "");
            Object there = again.getOrDefault(key, "");
            if (!here.equals(there)) {
                throw new BadInput("has another " + difference(key, here, there));
            }
        }
    }

    private static String difference(String key, Object here, Object there) {
        if (here instanceof Map<?, ?> mine && there instanceof Map<?, ?> other) {
            for (Object member : other.keySet()) {
                Object value = mine.get(member);
                if (!other.get(member).equals(value)) {
                    return difference(key + " " + member, value == null ? "nothing" : value, other.get(member));
                }
            }
        }
        return key + " than the rules give: " + here + ", expected " + there;
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
        return parameter.fallback().map(value -> Recorded.typed(parameter.type().json(value)));
    }
}

package grognard.odds;

import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Computes the odds of a line without each of its options, one at a time, to show how much the option contributes. */
public final class OptionWorth {

    private OptionWorth() {}

    /**
     * Odds without each optional parameter that was given, by its name and in the order of the description. Empty odds
     * mean that the rules do not allow the situation without it.
     *
     * @param typed values of the line by parameter name
     */
    public static Map<String, Optional<Odds>> of(
            Resolver resolver, Tables tables, Map<String, String> typed, Progress progress) {
        Map<String, Optional<Odds>> without = new LinkedHashMap<>();
        OddsOfMany calculator = new OddsOfMany(resolver, tables);
        for (Parameter<?> parameter : resolver.description().parameters()) {
            if (typed.containsKey(parameter.name()) && !parameter.isRequired()) {
                Map<String, String> rest = new LinkedHashMap<>(typed);
                rest.remove(parameter.name());
                without.put(parameter.name(), odds(resolver, tables, rest, calculator, progress));
            }
        }
        return without;
    }

    private static Optional<Odds> odds(
            Resolver resolver, Tables tables, Map<String, String> typed, OddsOfMany calculator, Progress progress) {
        Situation situation;
        try {
            situation = Situation.read(resolver, typed, tables);
        } catch (BadInput e) {
            return Optional.empty();
        }
        return Optional.of(calculator.of(situation, progress));
    }
}

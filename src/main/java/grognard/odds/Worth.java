package grognard.odds;

import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The odds of a situation without each of the things that were said about it, for what each is worth. */
public final class Worth {

    private Worth() {}

    /**
     * The odds without each parameter that was given and need not be, in the description's order; none where the rules
     * know no such situation.
     *
     * @param typed the line by parameter name
     */
    public static Map<String, Optional<Odds>> of(
            Resolver resolver, Tables tables, Map<String, String> typed, Progress progress) {
        Map<String, Optional<Odds>> without = new LinkedHashMap<>();
        OddsOfMany odds = new OddsOfMany(resolver, tables);
        for (Parameter<?> parameter : resolver.description().parameters()) {
            if (typed.containsKey(parameter.name()) && !parameter.isRequired()) {
                Map<String, String> rest = new LinkedHashMap<>(typed);
                rest.remove(parameter.name());
                without.put(parameter.name(), odds(resolver, tables, rest, odds, progress));
            }
        }
        return without;
    }

    private static Optional<Odds> odds(
            Resolver resolver, Tables tables, Map<String, String> typed, OddsOfMany odds, Progress progress) {
        Situation situation;
        try {
            situation = Situation.read(resolver, typed, tables);
        } catch (BadInput e) {
            return Optional.empty();
        }
        return Optional.of(odds.of(situation, progress));
    }
}

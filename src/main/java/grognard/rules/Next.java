package grognard.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A resolver that the players have to go on to.
 *
 * @param sides sides of the resolution that calls for it, in the order of the resolver's roles; empty where it is for
 *     somebody else, such as a friend near by
 * @param known parameters that are known already, by name; a flag has the value {@code true}
 */
public record Next(String resolver, List<String> sides, Map<String, String> known) {

    public Next {
        sides = List.copyOf(sides);
        known = Collections.unmodifiableMap(new LinkedHashMap<>(known));
    }

    public static Next of(String resolver) {
        return new Next(resolver, List.of(), Map.of());
    }

    /** A copy for these sides. */
    public Next on(String... whom) {
        return new Next(resolver, List.of(whom), known);
    }

    /** A copy with a flag that is known to be on. */
    public Next with(String flag) {
        return with(flag, "true");
    }

    /** A copy with the value of a parameter that is known. */
    public Next with(String parameter, String value) {
        Map<String, String> more = new LinkedHashMap<>(known);
        more.put(parameter, value);
        return new Next(resolver, sides, more);
    }

    // By hand: a record's generated equals is linked at first use, which costs a one-shot 25 ms.
    @Override
    public boolean equals(Object other) {
        return other instanceof Next next
                && next.resolver.equals(resolver)
                && next.sides.equals(sides)
                && next.known.equals(known);
    }

    @Override
    public int hashCode() {
        return 31 * resolver.hashCode() + sides.hashCode();
    }

    /** Names of the resolvers, each once, for JSON. */
    public static List<String> names(List<Next> all) {
        List<String> names = new ArrayList<>(all.size());
        for (Next next : all) {
            if (!names.contains(next.resolver)) {
                names.add(next.resolver);
            }
        }
        return names;
    }
}

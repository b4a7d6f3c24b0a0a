package grognard.rules;

import grognard.table.Keyword;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A resolver that the players have to go on to.
 *
 * @param sides sides of the calling resolution that it is for, in the order of the resolver's roles; empty if it is for
 *     another unit, such as a friend near by
 * @param known values that are known already, by parameter name; a flag has the value {@code true}
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

    /** A copy with a flag set. */
    public Next with(String flag) {
        return with(flag, "true");
    }

    /** A copy with the flag set if it is on. */
    public Next flag(String flag, boolean on) {
        return on ? with(flag) : this;
    }

    /** A copy with a known value. */
    public Next with(String parameter, Object value) {
        Map<String, String> more = new LinkedHashMap<>(known);
        more.put(parameter, Keyword.text(value));
        return new Next(resolver, sides, more);
    }

    /** A copy with a known value, unless it is the default. */
    public Next with(String parameter, Object value, Object usual) {
        return value.equals(usual) ? this : with(parameter, value);
    }

    // Written out: the generated equals of records costs a one-shot run 25 ms at its first call.
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

    /** Names of the resolvers without repeats, for JSON and CSV. */
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

package grognard.game.state;

import grognard.game.unit.UnitNames;
import grognard.game.unit.Values;
import grognard.record.JsonBytes;
import grognard.rules.Numbers;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Something that must be played: a resolver of the game's ruleset, its units and the options that are known. Playing reads
 * nothing else; {@code command} and {@code why} are texts for players, which {@code game.DueItems} computes.
 *
 * @param n its number, never used again in the game
 * @param units whom it is for, as the resolver wants them
 * @param options values of the resolver's parameters that are known, by name: numbers, {@code true}, words, names of
 *     units, or rows of text
 * @param asked options, without their dashes, that only the players can say; they are asked when it is played
 * @param command the line that a player would type, without the options that are asked
 * @param turn the turn in which it is due
 * @param later whether it could wait when it became due; {@code Referee.waits} tells whether it waits now
 */
public record Due(
        int n,
        String resolver,
        List<String> units,
        Map<String, Object> options,
        List<String> asked,
        String command,
        String why,
        int turn,
        boolean later) {

    /** Separates two reasons. */
    public static final String SEPARATOR = "; ";

    /** Placeholder in {@link #line} for a value that a player must give. */
    private static final String OPEN = "\u2026";

    public Due {
        units = List.copyOf(units);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        asked = List.copyOf(asked);
    }

    // Written by hand for the same reason as that of UnitAction.
    @Override
    public boolean equals(Object other) {
        return other instanceof Due due
                && due.n == n
                && due.turn == turn
                && due.later == later
                && due.resolver.equals(resolver)
                && due.units.equals(units)
                && due.options.equals(options)
                && due.asked.equals(asked)
                && due.command.equals(command)
                && due.why.equals(why);
    }

    @Override
    public int hashCode() {
        return 31 * n + resolver.hashCode();
    }

    /** The complete command for players to read, {@code rout 45e --near …}; it is never parsed. */
    public String line() {
        StringBuilder line = new StringBuilder(command);
        for (String option : asked) {
            line.append(" --").append(option).append(' ').append(OPEN);
        }
        return line.toString();
    }

    /**
     * The options as text, each with its values; only rows have several. Names of units are left out, since the game computes
     * their contribution when the item is played.
     */
    public Map<String, List<String>> values() {
        Map<String, List<String>> values = new LinkedHashMap<>();
        options.forEach((name, value) -> {
            if (value instanceof List<?> rows) {
                values.put(name, rows.stream().map(String::valueOf).toList());
            } else if (!(value instanceof UnitNames)) {
                values.put(name, List.of(text(value)));
            }
        });
        return values;
    }

    /** A single value as a player would type it. */
    public static String text(Object value) {
        return value instanceof BigDecimal number ? Numbers.text(number) : value.toString();
    }

    /** Whether it is for that resolver and those units, in their order. */
    public boolean isFor(String played, List<String> names) {
        return resolver.equals(played) && units.equals(names);
    }

    /** Whether playing that resolver for those units in turn {@code now} fulfils it. */
    public boolean isDoneBy(String played, Roles roles, int now) {
        return turn <= now && isFor(played, roles.names(units.size()));
    }

    /** Whether both are one item: equal resolver and units, in the same turn. */
    public boolean isSameAs(Due other) {
        return isFor(other.resolver, other.units) && turn == other.turn;
    }

    /** A copy with one more reason. */
    public Due because(String reason) {
        String both = why.isEmpty() ? reason : why.contains(reason) ? why : why + SEPARATOR + reason;
        return new Due(n, resolver, units, options, asked, command, both, turn, later);
    }

    /** A copy with a flag set. */
    public Due with(String flag) {
        if (options.containsKey(flag)) {
            return this;
        }
        Map<String, Object> more = new LinkedHashMap<>(options);
        more.put(flag, true);
        return new Due(n, resolver, units, more, asked, command + " --" + flag, why, turn, later);
    }

    /** A copy in which a known option has another value. */
    public Due with(String option, Object value) {
        Map<String, Object> changed = new LinkedHashMap<>(options);
        Object was = changed.put(option, value);
        String line = (command + " ")
                .replace(" --" + option + " " + was + " ", " --" + option + " " + value + " ")
                .strip();
        return new Due(n, resolver, units, changed, asked, line, why, turn, later);
    }

    /** A copy without a flag that no longer holds. */
    public Due without(String flag) {
        Map<String, Object> left = new LinkedHashMap<>(options);
        left.remove(flag);
        String shorter = (command + " ").replace(" --" + flag + " ", " ").strip();
        return new Due(n, resolver, units, left, asked, shorter, why, turn, later);
    }

    /** A copy that waits, or does not. */
    public Due waiting(boolean waits) {
        return new Due(n, resolver, units, options, asked, command, why, turn, waits);
    }

    /** A copy with another number. */
    public Due numbered(int other) {
        return new Due(other, resolver, units, options, asked, command, why, turn, later);
    }

    /**
     * Writes a member with a list of items.
     *
     * @param turns whether to write the turn of each, as records do
     */
    public static void write(JsonBytes json, String name, List<Due> due, boolean turns) {
        json.member(name).open('[');
        for (Due one : due) {
            json.open('{').member("n").number(one.n()).member("resolver").text(one.resolver());
            json.member("units").open('[');
            one.units().forEach(json::text);
            json.close(']').member("options").open('{');
            one.options().forEach((option, value) -> value(json.member(option), value));
            json.close('}').member("line").text(one.line()).member("why").text(one.why());
            if (turns) {
                json.member("turn").number(one.turn());
            }
            json.member("when").text(one.later ? "later" : "now").close('}');
        }
        json.close(']');
    }

    private static void value(JsonBytes json, Object value) {
        if (value instanceof List<?> rows) {
            json.open('[');
            rows.forEach(row -> json.text(row.toString()));
            json.close(']');
        } else if (value instanceof BigDecimal number) {
            json.bare(Numbers.text(number));
        } else {
            Values.write(json, value);
        }
    }
}

package grognard.game;

import grognard.rules.Numbers;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Something that must be played: a resolver of the game's ruleset, its units and the options that are known. That is all
 * that playing it reads. {@code command} and {@code why} are for people; {@link DueItems} works them out from the rest.
 *
 * @param n its number, never used again in the game
 * @param units whom it is for, as the resolver wants them
 * @param options values of the resolver's parameters that are known, by name: numbers, {@code true}, words, or rows of
 *     text
 * @param asked options, without their dashes, that only the players can say; they are asked when it is played
 * @param command what a player would type for it, but for what is asked
 * @param turn the turn in which it is due
 */
public record Due(
        int n,
        String resolver,
        List<String> units,
        Map<String, Object> options,
        List<String> asked,
        String command,
        String why,
        int turn) {

    /** Stands in {@link #line} where somebody must say something. */
    private static final String OPEN = "\u2026";

    public Due {
        units = List.copyOf(units);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        asked = List.copyOf(asked);
    }

    /** The whole command as players read it, {@code rout 45e --near …}; nothing ever reads it again. */
    public String line() {
        StringBuilder line = new StringBuilder(command);
        for (String option : asked) {
            line.append(" --").append(option).append(' ').append(OPEN);
        }
        return line.toString();
    }

    /** The options as text: each with the values that it is given, several only for rows. */
    public Map<String, List<String>> values() {
        Map<String, List<String>> values = new LinkedHashMap<>();
        options.forEach((name, value) -> values.put(
                name,
                value instanceof List<?> rows
                        ? rows.stream().map(String::valueOf).toList()
                        : List.of(text(value))));
        return values;
    }

    /** A single value as a player would type it. */
    static String text(Object value) {
        return value instanceof BigDecimal number ? Numbers.text(number) : value.toString();
    }

    /** Whether that resolver and those units, in their order, are what it is about. */
    public boolean isFor(String played, List<String> names) {
        return resolver.equals(played) && units.equals(names);
    }

    /** Whether who plays that in the turn has done it. */
    boolean isDoneBy(String played, Roles roles, int now) {
        return turn <= now && isFor(played, roles.named(units.size()));
    }

    /** Whether both are one item: equal resolver and units, in the same turn. */
    boolean isSameAs(Due other) {
        return isFor(other.resolver, other.units) && turn == other.turn;
    }

    /** The same, for that reason too. */
    Due because(String reason) {
        String both = why.isEmpty() ? reason : why.contains(reason) ? why : why + DueItems.BETWEEN + reason;
        return new Due(n, resolver, units, options, asked, command, both, turn);
    }

    /** The same under another number. */
    public Due numbered(int other) {
        return new Due(other, resolver, units, options, asked, command, why, turn);
    }
}

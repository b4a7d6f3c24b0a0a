package grognard.plan;

import grognard.game.GameState;
import grognard.game.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What states have in common, kept once: there are hundreds of thousands of them, and few different units, codes and lists
 * of what is due. It counts what all that takes, in bytes of a 64-bit Java whose references take four.
 */
final class Roster {

    /** A standing, its state, its units, the array of these: without a reference for each unit. */
    private static final long STANDING = 24 + 48 + 24 + 16;

    /** Its place in a map: the entry, and its share of the table while that is made larger. */
    private static final long PLACE = 40 + 16;

    private static final long REFERENCE = 4;

    /** A unit, its place here, the array of its values: without a reference for each, which may be a number of its own. */
    private static final long UNIT = 40 + 48 + 16;

    private static final long VALUE = REFERENCE + 16;
    /** A list, its place here, without a reference for each of its members. */
    private static final long LIST = 48 + 24 + 24;

    /** A member of a list with all its words, and its place here. */
    private static final long MEMBER = 48 + 240;

    /** What waits until all has happened that happens at the same time, beside its others. */
    private static final long TOGETHER = 48 + 16 + 40;

    private static final long LEVEL = 80;

    private static final int NAMED = 3;

    private final Map<Unit, Unit> units = new HashMap<>();
    private final Map<Object, Object> others = new HashMap<>();
    private long bytes;

    /** What all that is kept here takes. */
    long bytes() {
        return bytes;
    }

    /** What that standing takes beside it, with its number of ways. */
    static long size(Standing standing, int bitsOfWays) {
        GameState state = standing.state();
        long size = STANDING
                + PLACE
                + number(bitsOfWays)
                + REFERENCE * (1 + state.units().size());
        if (!state.levels().isEmpty()) {
            size += LEVEL * (1 + state.levels().size());
        }
        return size;
    }

    private static long number(int bits) {
        return 40 + 16 + (bits + 63) / 64 * 8L;
    }

    /** The same standing, made of what is known already as far as may be. */
    Standing shared(Standing standing) {
        GameState state = standing.state();
        return new Standing(
                new GameState(
                        state.units().each(this::known),
                        known(state.due()),
                        state.turn(),
                        state.stage(),
                        state.ending(),
                        state.cards(),
                        state.levels(),
                        known(state.together())),
                known(standing.ended()),
                known(standing.left(), LIST + MEMBER * standing.left().size()));
    }

    private Optional<GameState.Together> known(Optional<GameState.Together> together) {
        if (together.isEmpty() || others.containsKey(together)) {
            return known(together, 0);
        }
        GameState.Together now = together.get();
        return known(
                Optional.of(new GameState.Together(now.record(), now.units(), known(now.held()), known(now.heldDue()))),
                TOGETHER);
    }

    private <T> List<T> known(List<T> list) {
        if (others.containsKey(list)) {
            return known(list, 0);
        }
        List<T> members = new ArrayList<>();
        for (T one : list) {
            members.add(known(one, MEMBER));
        }
        return known(List.copyOf(members), LIST + REFERENCE * list.size());
    }

    private Unit known(Unit unit) {
        Unit known = units.putIfAbsent(unit, unit);
        if (known == null) {
            bytes += UNIT + VALUE * unit.fields().names().size();
            return unit;
        }
        return known;
    }

    @SuppressWarnings("unchecked") // what is equal to such a thing is one
    private <T> T known(T one, long size) {
        Object known = others.putIfAbsent(one, one);
        if (known == null) {
            bytes += size;
            return one;
        }
        return (T) known;
    }

    /** The fields that take the most values, as they are typed. */
    String most() {
        Map<String, Set<String>> values = new HashMap<>();
        for (Unit unit : units.keySet()) {
            for (String field : unit.fields().names()) {
                values.computeIfAbsent(unit.name() + " " + field, key -> new HashSet<>())
                        .add(unit.text(field));
            }
        }
        List<String> names = new ArrayList<>(values.keySet());
        names.sort(Comparator.<String>comparingInt(
                        name -> -values.getOrDefault(name, Set.of()).size())
                .thenComparing(name -> name));
        return String.join(", ", names.subList(0, Math.min(NAMED, names.size())));
    }
}

package grognard.plan;

import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Pool of the parts that states share. A plan can have hundreds of thousands of states, but few different units, codes
 * and lists of due tests, so equal parts are kept once. Also estimates the memory they use, in bytes of a 64-bit Java
 * with compressed references of four bytes. An estimate, unlike a measurement, is the same on every machine.
 */
final class StatePool {

    /** A {@link PlanState}, its game state, its units and their array, without the references to the units. */
    private static final long STANDING = 24 + 48 + 24 + 16;

    /** An entry of a hash map and its share of the table, which is larger for a moment whenever it grows. */
    private static final long PLACE = 40 + 16;

    private static final long REFERENCE = 4;

    /** A unit, its map entry here and the array of its values, without the values. */
    private static final long UNIT = 40 + 48 + 16;

    /** A value of a unit: the reference and, at most, a boxed number. */
    private static final long VALUE = REFERENCE + 16;

    /** A list and its map entry here, without the references to its members. */
    private static final long LIST = 48 + 24 + 24;

    /** A member of a list, such as a due test with its strings, and its map entry here. */
    private static final long MEMBER = 48 + 240;

    /** The pending changes of simultaneous play, without their lists. */
    private static final long TOGETHER = 48 + 16 + 40;

    /** Entry of {@link GameState#levels}: the losses of one side for which a test was taken. */
    private static final long LEVEL = 80;

    /** Number of fields named in the error message of a plan that is too large. */
    private static final int NAMED = 3;

    private final Map<Unit, Unit> units = new HashMap<>();

    /** Every other shared part, as its own key. */
    private final Map<Object, Object> others = new HashMap<>();

    private long bytes;

    /** Estimated bytes of all parts in this pool. */
    long bytes() {
        return bytes;
    }

    /**
     * Estimated bytes of a state in addition to its shared parts.
     *
     * @param bitsOfWays length of its number of ways
     */
    static long size(PlanState planState, int bitsOfWays) {
        GameState state = planState.state();
        long size = STANDING
                + PLACE
                + number(bitsOfWays)
                + REFERENCE * (1 + state.units().size());
        if (!state.levels().isEmpty()) {
            size += LEVEL * (1 + state.levels().size());
        }
        return size;
    }

    /** Bytes of a {@code BigInteger}: the object, its array header, and the bits rounded up to eight bytes. */
    private static long number(int bits) {
        return 40 + 16 + (bits + 63) / 64 * 8L;
    }

    /** Returns an equal state made of the parts in this pool; parts that are new are added to it. */
    PlanState shared(PlanState planState) {
        GameState state = planState.state();
        return new PlanState(
                new GameState(
                        state.units().each(this::pooled),
                        pooled(state.due()),
                        state.moment(),
                        state.acts(),
                        state.cards(),
                        state.levels(),
                        pooled(state.together())),
                pooled(planState.ended()),
                pooled(planState.left(), LIST + MEMBER * planState.left().size()));
    }

    private Optional<GameState.Together> pooled(Optional<GameState.Together> together) {
        if (together.isEmpty() || others.containsKey(together)) {
            return pooled(together, 0);
        }
        GameState.Together now = together.get();
        return pooled(
                Optional.of(
                        new GameState.Together(now.record(), now.units(), pooled(now.held()), pooled(now.heldDue()))),
                TOGETHER);
    }

    private <T> List<T> pooled(List<T> list) {
        if (others.containsKey(list)) {
            return pooled(list, 0);
        }
        List<T> members = new ArrayList<>();
        for (T one : list) {
            members.add(pooled(one, MEMBER));
        }
        return pooled(List.copyOf(members), LIST + REFERENCE * list.size());
    }

    private Unit pooled(Unit unit) {
        Unit pooled = units.putIfAbsent(unit, unit);
        if (pooled == null) {
            bytes += UNIT + VALUE * unit.fields().names().size();
            return unit;
        }
        return pooled;
    }

    /** @param size estimated bytes, added if the part is new */
    @SuppressWarnings("unchecked") // an equal object has the same type
    private <T> T pooled(T one, long size) {
        Object pooled = others.putIfAbsent(one, one);
        if (pooled == null) {
            bytes += size;
            return one;
        }
        return (T) pooled;
    }

    /** Names the fields with the most different values, as {@code UNIT FIELD}: the ones that make a plan too large. */
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

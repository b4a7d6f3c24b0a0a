package grognard.plan;

import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Pool of the parts that states share. A plan can have thousands of states, but few different units, codes and lists of due
 * tests, so equal parts are kept once.
 */
final class StatePool {

    /** Number of fields named in the error message of a plan that is too large. */
    private static final int NAMED = 3;

    private final Map<Unit, Unit> units = new HashMap<>();

    /** Every other shared part, as its own key. */
    private final Map<Object, Object> others = new HashMap<>();

    /** Returns an equal state made of the parts in this pool; parts that are new are added to it. */
    PlanState shared(PlanState planState) {
        GameState state = planState.state();
        return new PlanState(
                new GameState(
                        state.units().each(unit -> pooled(unit, units)),
                        pooled(state.due(), others),
                        state.moment(),
                        state.acts(),
                        state.cards(),
                        state.levels(),
                        pooled(state.together(), others)),
                pooled(planState.ended(), others),
                pooled(planState.left(), others));
    }

    @SuppressWarnings("unchecked") // an equal object has the same type
    private static <T extends K, K> T pooled(T one, Map<K, K> pool) {
        K pooled = pool.putIfAbsent(one, one);
        return pooled == null ? one : (T) pooled;
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

package grognard.plan;

import grognard.game.state.Due;
import grognard.game.state.GameState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * State of a plan after some steps. Paths of the dice that lead to equal states are merged and followed once.
 *
 * @param ended code of each step so far; an empty text for steps that nothing refers to any more
 * @param left tests that fell due and were given up
 */
record PlanState(GameState state, List<String> ended, Set<Left> left) {

    /** A test that fell due and was left unplayed. */
    record Left(String resolver, List<String> units) implements Comparable<Left> {

        static Left of(Due due) {
            return new Left(due.resolver(), due.units());
        }

        @Override
        public int compareTo(Left other) {
            int order = resolver.compareTo(other.resolver);
            return order != 0 ? order : String.join("\n", units).compareTo(String.join("\n", other.units));
        }
    }

    // Written by hand for speed: units and codes distinguish nearly all states, so due tests need no hashing.
    @Override
    public int hashCode() {
        return 31 * state.units().hashCode() + ended.hashCode();
    }

    /**
     * State after one more step.
     *
     * @param code outcome of the step
     * @param dropped tests that the step gave up
     * @param remembered numbers, from 1, of the steps whose codes are still needed
     */
    PlanState after(GameState now, String code, List<Due> dropped, Set<Integer> remembered) {
        List<String> codes = new ArrayList<>(ended.size() + 1);
        for (int i = 0; i <= ended.size(); i++) {
            String one = i < ended.size() ? ended.get(i) : code;
            codes.add(remembered.contains(i + 1) ? one : "");
        }
        Set<Left> all = left;
        if (!dropped.isEmpty()) {
            all = new TreeSet<>(left);
            for (Due due : dropped) {
                all.add(Left.of(due));
            }
            all = Collections.unmodifiableSet(all);
        }
        return new PlanState(now, codes, all);
    }
}

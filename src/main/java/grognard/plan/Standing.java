package grognard.plan;

import grognard.game.Due;
import grognard.game.GameState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * How things stand in some of the courses that a plan can take: all in which they stand so are followed together.
 *
 * @param ended the codes of the steps so far; empty for those that nothing hangs on any more
 * @param left what fell due and was dropped
 */
record Standing(GameState state, List<String> ended, Set<Left> left) {

    /** A test that fell due and was not played. */
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

    // Written out: it is asked for in every course, and what is due and left follows for the most part from the units.
    @Override
    public int hashCode() {
        return 31 * state.units().hashCode() + ended.hashCode();
    }

    /** The same after one more step. */
    Standing after(GameState now, String code, List<Due> dropped, Set<Integer> remembered) {
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
        return new Standing(now, codes, all);
    }
}

package grognard.plan;

import grognard.game.GameState;
import grognard.game.Unit;
import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How much a plan may remember at a time. Counted, not measured: a plan is refused on every machine or on none.
 *
 * @param bytes what all states together may take
 */
record Room(long bytes) {

    static final Room DEFAULT = new Room(256L << 20);

    /** What a state takes beside its units: itself, its place in the table, its ways. */
    private static final long STATE = 320;

    /** What a unit takes that is not as it was: itself, and a place for each field. */
    private static final long UNIT = 56;

    private static final long PLACE = 4;
    private static final long DUE = 160;

    /** So many units differ, at a guess, between one state and the next. */
    private static final int DIFFERENT = 3;

    private static final int NAMED = 3;

    /**
     * Refuses a step that leads to more states than there is room for.
     *
     * @param before how many there were when it was taken
     */
    void check(int number, Step step, int before, Shares<Standing> standings) {
        Standing any = standings.any();
        if (standings.size() * size(any.state()) > bytes) {
            throw BadInput.about(
                    step.line(),
                    "step " + number + ", " + step.line() + ": makes more than " + standings.size()
                            + " different states of " + before + ", which do not fit into " + (bytes >> 20)
                            + " MB: expected fewer; what takes the most values is " + most(standings)
                            + ": leave out a step that changes one of these, or end the plan before step " + number);
        }
    }

    private static long size(GameState state) {
        int units = state.units().size();
        int fields = state.units().list().get(0).fields().names().size();
        return STATE
                + PLACE * units
                + Math.min(units, DIFFERENT) * (UNIT + PLACE * fields)
                + DUE * state.due().size();
    }

    /** The fields that differ most between the states. */
    private static String most(Shares<Standing> standings) {
        Map<String, Set<String>> values = new HashMap<>();
        for (Standing standing : standings.all()) {
            for (Unit unit : standing.state().units()) {
                for (String field : unit.fields().names()) {
                    values.computeIfAbsent(unit.name() + " " + field, key -> new HashSet<>())
                            .add(unit.text(field));
                }
            }
        }
        List<String> names = new ArrayList<>(values.keySet());
        names.sort(Comparator.<String>comparingInt(
                        name -> -values.getOrDefault(name, Set.of()).size())
                .thenComparing(name -> name));
        return String.join(", ", names.subList(0, Math.min(NAMED, names.size())));
    }
}

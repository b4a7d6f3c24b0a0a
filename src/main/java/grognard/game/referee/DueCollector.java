package grognard.game.referee;

import grognard.game.state.Due;
import grognard.game.unit.Unit;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Receives the items that a referee finds due. */
public interface DueCollector {

    /** Adds an item for these units, in the order of the resolver's roles, with options that are known. */
    void add(Duty duty, List<Unit> units, Map<String, ?> options);

    default void add(Duty duty, Unit... units) {
        add(duty, List.of(units), Map.of());
    }

    /** Adds an item that is due in that turn, whatever the duty says. */
    void addIn(int turn, Duty duty, List<Unit> units, Map<String, ?> options);

    /** Adds an item for each of these units. */
    default void addEach(Duty duty, Collection<Unit> units) {
        units.forEach(unit -> add(duty, unit));
    }

    /** Items found so far. */
    List<Due> found();
}

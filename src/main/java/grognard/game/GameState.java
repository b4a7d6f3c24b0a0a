package grognard.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * All that is remembered at one moment. It cannot be changed.
 *
 * @param stage which part of the turn it is, from 1
 * @param ending whether the turn ends as soon as nothing is due
 * @param cards the cards that are out this turn
 * @param levels losses of each side that were tested for
 * @param together since when everything happens at the same time, if it does
 */
public record GameState(
        Units units,
        List<Due> due,
        int turn,
        int stage,
        boolean ending,
        String cards,
        Map<String, Integer> levels,
        Optional<Together> together) {

    /**
     * What happens at the same time.
     *
     * @param record the record that began it
     * @param units as they were then
     * @param held what takes effect when it is over
     * @param heldDue what is due then
     */
    public record Together(long record, Units units, List<Change> held, List<Due> heldDue) {

        public Together {
            held = List.copyOf(held);
            heldDue = List.copyOf(heldDue);
        }
    }

    public GameState {
        due = List.copyOf(due);
        levels = levels.isEmpty() ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(levels));
    }

    static GameState of(Units units, int turn) {
        return new GameState(units, List.of(), turn, 1, false, "", Map.of(), Optional.empty());
    }

    /** What is due in this turn. */
    public List<Due> dueNow() {
        List<Due> now = new ArrayList<>();
        for (Due one : due) {
            if (one.turn() <= turn) {
                now.add(one);
            }
        }
        return now;
    }

    GameState with(Units others) {
        return new GameState(others, due, turn, stage, ending, cards, levels, together);
    }

    GameState withDue(List<Due> others) {
        return new GameState(units, others, turn, stage, ending, cards, levels, together);
    }

    GameState withCards(String out) {
        return new GameState(units, due, turn, stage, ending, out, levels, together);
    }

    GameState withLevel(String side, int level) {
        Map<String, Integer> more = new TreeMap<>(levels);
        more.merge(side, level, Math::max);
        return new GameState(units, due, turn, stage, ending, cards, more, together);
    }

    GameState with(Optional<Together> other) {
        return new GameState(units, due, turn, stage, ending, cards, levels, other);
    }

    GameState inTurn(int number, int part, boolean ends) {
        boolean same = number == turn;
        return new GameState(units.inTurn(number), due, number, part, ends, same ? cards : "", levels, together);
    }

    /** The same after those changes, which a record made. */
    @SuppressWarnings("ReferenceEquality") // the same ones: nothing has changed
    GameState changed(List<Change> changes, long record) {
        Units all = units;
        for (Change change : changes) {
            Unit unit = all.find(change.unit()).orElse(null);
            if (unit == null) {
                continue; // the reader has refused it
            }
            boolean was = unit.isGone();
            Unit now = unit.with(change.field(), change.to());
            all = all.with(now.isGone() && !was ? now.goneIn(record) : now);
        }
        return all == units ? this : with(all);
    }

    /** What of the units is not as it was in that state, of all that there are now. */
    public List<Change> since(GameState before) {
        List<Change> changes = new ArrayList<>();
        for (Unit unit : units) {
            unit.addChanges(before.units.find(unit.name()).orElse(null), changes);
        }
        return changes;
    }
}

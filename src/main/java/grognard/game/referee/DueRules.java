package grognard.game.referee;

import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.unit.Unit;
import java.util.List;
import java.util.Optional;

/**
 * Duties of the players in a ruleset, and remarks for them. Each method adds items for one occasion; the engine numbers
 * them and merges two reasons for one test.
 */
public interface DueRules {

    /** Adds what is due before the first turn. */
    default void dueAtMuster(GameState state, DueCollector due) {}

    /** Adds what is due when a unit comes to the table. */
    default void dueOnArrival(Unit unit, DueCollector due) {}

    /**
     * Adds what is due when a turn, or the part of a side, begins.
     *
     * @param active the side whose part begins; empty where all play at once
     */
    default void dueAtStart(GameState state, Optional<String> active, DueCollector due) {}

    /** Adds what is due when a phase begins. */
    default void dueInPhase(GameState state, Phase phase, DueCollector due) {}

    /** Adds what is due after an event. */
    default void dueAfter(EventContext after, DueCollector due) {}

    /** Adds what is due before the turn can end. */
    default void dueAtEnd(GameState state, DueCollector due) {}

    /** Returns flags of the item that hold as units are now, beside the options with which it became due. */
    default List<String> flagsNow(Due due, GameState state) {
        return List.of();
    }

    /** Returns what the players must agree on before the item can be played; empty if its line is complete. */
    default Optional<Agreement> agreement(Due due, GameState state) {
        return Optional.empty();
    }

    /** Whether something else that is due now is resolved before the item. {@code next all} leaves such items. */
    default boolean comesAfter(Due due, GameState state) {
        return false;
    }

    /** Returns what units must still do this turn, apart from due items. */
    default List<Obligation> obligations(GameState state) {
        return List.of();
    }

    /** Returns obligations of which players are reminded before their phase is over, due items that lapse with it included. */
    default List<Obligation> reminders(GameState state) {
        return obligations(state);
    }

    /** Returns remarks for the players after an event. They are not recorded. */
    default List<String> remarks(EventContext after) {
        return List.of();
    }

    /** Returns remarks for the players before the turn ends. */
    default List<String> remarksAtEnd(GameState state) {
        return List.of();
    }
}

package grognard.record;

import grognard.rules.Played;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Supplies the verification of a journal with what a game adds: events of its own and extra members of resolutions. It is
 * called once for each record, in order, so that it can keep the state of the game. Its answers are compared with the
 * record byte for byte; it throws {@link grognard.input.BadInput} for a record that cannot be right.
 */
public interface RecordVerifier {

    /** Whether a game has started: only the typed lines of a game make groups of records. */
    default boolean isFollowing() {
        return false;
    }

    /** All inputs of a resolution: those that were typed, and those that the game fills from its units. */
    default Map<String, String> inputs(RecordEntry entry, Map<String, String> typed) {
        return typed;
    }

    /** The resolution as the record must have it: a game adds lines to the working. */
    default Played asRecorded(RecordEntry entry, Played played) {
        return played;
    }

    /** The extra members that the record of that resolution must have. */
    default RecordAdditions additions(RecordEntry entry, Played played) {
        return RecordAdditions.NONE;
    }

    /** The event that the record must hold; empty if its kind is unknown. */
    default Optional<RecordEvent> event(RecordEntry entry) {
        return Optional.empty();
    }

    /** Warnings for the opponent, such as dice of lines that were undone. */
    default List<String> notes() {
        return List.of();
    }
}

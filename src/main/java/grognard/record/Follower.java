package grognard.record;

import grognard.rules.Played;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Follows a journal that is being verified, record by record, for what the journal itself does not know: other kinds of
 * records, and what those of resolutions say beyond it. What does not hold is refused with a
 * {@link grognard.input.BadInput}; what is answered is held against the record, byte for byte.
 */
public interface Follower {

    /** Knows nothing. */
    Follower NONE = new Follower() {};

    /** Whether a game has begun: only its lines make several records that count together. */
    default boolean isFollowing() {
        return false;
    }

    /** The inputs of a resolution that was put on record, from those that were typed. */
    default Map<String, String> inputs(Entry entry, Map<String, String> typed) {
        return typed;
    }

    /** The resolution as it was put on record, where that has more to say of how it came about. */
    default Played told(Entry entry, Played played) {
        return played;
    }

    /** What the record of that resolution must say beyond the resolution. */
    default Additions additions(Entry entry, Played played) {
        return Additions.NONE;
    }

    /** The record of another kind as it must be; nothing if the kind is not known. */
    default Optional<Event> event(Entry entry) {
        return Optional.empty();
    }

    /** What an opponent should know about what was followed: dice that were undone, and the like. */
    default List<String> notes() {
        return List.of();
    }
}

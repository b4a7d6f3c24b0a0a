package grognard.game.state;

import grognard.game.unit.Change;
import java.util.List;

/** The effect of one record on a game. It is written into the record and read from it again, so that the fold needs no dice. */
public sealed interface GameEvent permits Resolved, OtherEvent {

    /** Results that take effect at once. */
    EventResult upshot();

    /** Changes of units that take effect at once. */
    default List<Change> changes() {
        return upshot().changes();
    }

    /** New due items, and earlier ones that have one more reason. */
    default List<Due> due() {
        return upshot().due();
    }
}

package grognard.dice;

import java.util.Map;

/**
 * What came of a {@link Sequence} that tells numbers which matter to nothing after it: the hits of a round of which only
 * the winner matters. Exact odds go on once for each bearing, and count the numbers apart.
 */
public interface Report {

    /** All that what follows hangs on, the numbers told here left out: results with equal bearings are followed alike. */
    Object bearing();

    /**
     * The same for who asks for outcomes as a whole, with their effects: other than the bearing where the numbers told
     * here are amounts of effects too.
     */
    default Object fate() {
        return bearing();
    }

    /** The numbers, by the names under which they go into the outcome, if they do. */
    Map<String, ? extends Number> numbers();
}

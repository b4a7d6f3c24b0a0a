package grognard.odds;

import java.util.HashMap;
import java.util.Map;

/** Cache of enumerated throws, shared by the odds of many situations. */
final class ThrowCache {

    /** Limit in bytes. A limit on the number of throws would not do: one throw of thousands of dice is large. */
    private static final long MAX_BYTES = 32L << 20;

    private final Map<ExhaustiveDice.Throw, ThrowBranches> branches = new HashMap<>();

    /** Number of throws when the size was last measured. */
    private int measured;

    /** The live map: an enumeration adds its throws to it. */
    Map<ExhaustiveDice.Throw, ThrowBranches> branches() {
        return branches;
    }

    /** Empties the cache if it has grown beyond the limit. Call it after each situation. */
    void trim() {
        if (branches.size() == measured) {
            return;
        }
        long bytes = 0;
        for (ThrowBranches cached : branches.values()) {
            bytes += cached.bytes();
        }
        if (bytes > MAX_BYTES) {
            branches.clear();
        }
        measured = branches.size();
    }
}

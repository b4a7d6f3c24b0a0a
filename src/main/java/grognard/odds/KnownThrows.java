package grognard.odds;

import java.util.HashMap;
import java.util.Map;

/** Throws whose forks are worked out already, for who asks about many situations. */
final class KnownThrows {

    /** Throws of thousands of dice are large; when all together take so many bytes they are forgotten. */
    private static final long ROOM = 32L << 20;

    private final Map<EveryPossible.Throw, Fork> forks = new HashMap<>();
    private int weighed;

    Map<EveryPossible.Throw, Fork> forks() {
        return forks;
    }

    void forgetMuch() {
        if (forks.size() == weighed) {
            return;
        }
        long bytes = 0;
        for (Fork fork : forks.values()) {
            bytes += fork.bytes();
        }
        if (bytes > ROOM) {
            forks.clear();
        }
        weighed = forks.size();
    }
}

package grognard.batch;

import java.util.Optional;

/** Where the lines of a batch come from. */
public interface Source<T> {

    /** The next lines, or none at the end; waits only if not a single line is there yet. */
    Optional<Chunk<T>> next();

    /** Whether there is more without waiting for whoever writes the input. */
    boolean ready();
}

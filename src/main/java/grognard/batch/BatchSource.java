package grognard.batch;

import java.util.Optional;

/** Supplies the lines of a batch in chunks. */
public interface BatchSource<T> {

    /** Returns the lines that have arrived, and waits only if there are none. Empty at the end of the input. */
    Optional<Chunk<T>> next();

    /** Whether {@link #next} returns without waiting for more input. */
    boolean ready();
}

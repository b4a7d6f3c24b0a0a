package grognard.batch;

/** Runs the lines of chunks, one chunk at a time. An object is used by one thread at a time and may keep caches. */
public interface ChunkWorker<T> {

    /**
     * Runs all lines of a chunk and reports them as done.
     *
     * @return whether the batch goes on; false after an error that ends it
     */
    boolean run(Chunk<T> chunk, ResultSink sink);
}

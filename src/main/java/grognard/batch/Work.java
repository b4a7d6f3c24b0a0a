package grognard.batch;

/** Works through chunks, one at a time; several threads have one each. */
public interface Work<T> {

    /** Answers whether to go on with the lines after these. */
    boolean run(Chunk<T> chunk, Answers answers);
}

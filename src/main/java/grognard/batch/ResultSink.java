package grognard.batch;

/** Receives the results of a batch in the order of its lines. Always called from one thread at a time. */
public interface ResultSink {

    /** Receives output. The caller may reuse the array afterwards, so an implementation must copy what it keeps. */
    void print(byte[] bytes, int length);

    /** Receives a message for standard error. The caller may reuse the array afterwards. */
    void note(byte[] bytes, int length);

    /**
     * Receives the error of a line.
     *
     * @return whether the batch goes on with the next line
     */
    boolean error(LineError line);

    /** Reports that further lines are finished, with or without an error. */
    void done(int lines);
}

package grognard.batch;

/** Where the results go, in the order of the lines. */
public interface Answers {

    /** Takes what was printed; the bytes are the caller's again afterwards. */
    void print(byte[] bytes, int length);

    /** Takes a remark that is no result, for whoever watches; the bytes are the caller's again afterwards. */
    void note(byte[] bytes, int length);

    /** Takes a complaint; answers whether to go on. */
    boolean bad(BadLine line);

    /** So many more lines are done. */
    void done(int lines);
}

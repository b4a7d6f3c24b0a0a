package grognard.batch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The results of a chunk, kept until it is their turn. */
final class Collected implements Answers {

    private final boolean keepGoing;
    private final List<Object> parts = new ArrayList<>();
    private int lines;

    Collected(boolean keepGoing) {
        this.keepGoing = keepGoing;
    }

    @Override
    public void print(byte[] bytes, int length) {
        parts.add(Arrays.copyOf(bytes, length));
    }

    @Override
    public boolean bad(BadLine line) {
        parts.add(line);
        return keepGoing;
    }

    @Override
    public void done(int more) {
        lines += more;
    }

    /** Passes everything on; answers whether to go on. */
    boolean passOn(Answers answers) {
        for (Object part : parts) {
            if (part instanceof BadLine line) {
                if (!answers.bad(line)) {
                    return false;
                }
            } else {
                byte[] bytes = (byte[]) part;
                answers.print(bytes, bytes.length);
            }
        }
        answers.done(lines);
        return true;
    }
}

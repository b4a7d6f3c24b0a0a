package grognard.batch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The results of a chunk on their way from the thread that works on it to the one that prints. They wait until it is
 * their turn, and from then on pass through as they come; when too much waits, the worker waits too.
 */
final class Collected implements Answers {

    private final int expected;
    private final boolean keepGoing;
    private final long most;
    private List<Part> parts = new ArrayList<>();
    private long waiting;
    private int lines;
    private boolean ended;

    /** Something that was said, in the order in which it was. */
    private sealed interface Part {

        /** Passes it on; answers whether to go on. */
        boolean passOn(Answers answers);
    }

    private record Printed(byte[] bytes) implements Part {
        @Override
        public boolean passOn(Answers answers) {
            answers.print(bytes, bytes.length);
            return true;
        }
    }

    private record Noted(byte[] bytes) implements Part {
        @Override
        public boolean passOn(Answers answers) {
            answers.note(bytes, bytes.length);
            return true;
        }
    }

    private record Refused(BadLine line) implements Part {
        @Override
        public boolean passOn(Answers answers) {
            return answers.bad(line);
        }
    }

    /**
     * Makes ready for a chunk.
     *
     * @param expected how many lines the chunk has, each of which must be answered for
     * @param most how many bytes may wait here
     */
    Collected(int expected, boolean keepGoing, long most) {
        this.expected = expected;
        this.keepGoing = keepGoing;
        this.most = most;
    }

    @Override
    public void print(byte[] bytes, int length) {
        add(new Printed(Arrays.copyOf(bytes, length)), length);
    }

    @Override
    public void note(byte[] bytes, int length) {
        add(new Noted(Arrays.copyOf(bytes, length)), length);
    }

    @Override
    public boolean bad(BadLine line) {
        add(new Refused(line), 2 * line.reason().length());
        return keepGoing;
    }

    @Override
    public void done(int more) {
        lines += more;
    }

    private synchronized void add(Part part, int weight) {
        while (waiting > most) {
            pause();
        }
        parts.add(part);
        waiting += weight;
        notifyAll();
    }

    /** Nothing more will come. */
    synchronized void end() {
        ended = true;
        notifyAll();
    }

    /** Passes everything on until the chunk has ended; answers whether to go on. */
    boolean passOn(Answers answers) {
        for (List<Part> some = take(); !some.isEmpty(); some = take()) {
            for (Part part : some) {
                if (!part.passOn(answers)) {
                    return false;
                }
            }
        }
        answers.done(lines);
        return true;
    }

    /** Refuses to have lost a line, or told one twice. */
    void check() {
        if (lines != expected) {
            throw new IllegalStateException(expected + " lines were given out, and " + lines + " answered");
        }
    }

    /** What has come since the last time; waits for something, and is empty only at the end. */
    private synchronized List<Part> take() {
        while (parts.isEmpty() && !ended) {
            pause();
        }
        List<Part> taken = parts;
        parts = new ArrayList<>();
        waiting = 0;
        notifyAll();
        return taken;
    }

    @SuppressWarnings("WaitNotInLoop") // whoever calls it looks again
    private void pause() {
        try {
            wait();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}

package grognard.batch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Bounded buffer for the results of one chunk, between the worker thread that produces them and the thread that prints.
 * Results wait until all earlier chunks are printed, and from then on pass through as they come. When too many bytes
 * wait, the worker is blocked.
 */
final class ChunkBuffer implements ResultSink {

    private final int expected;
    private final boolean keepGoing;
    private final long maxBytes;

    /** Results that have not been passed on, in order. Guarded by this, as are the two fields that follow. */
    private List<Part> parts = new ArrayList<>();

    private long waitingBytes;
    private boolean ended;

    /** Lines finished. Written by the worker, read after {@link #end}. */
    private int lines;

    /** One call of the worker, to be repeated on the sink that prints. */
    private sealed interface Part {

        /** Returns whether the batch goes on. */
        boolean passOn(ResultSink sink);
    }

    private record Printed(byte[] bytes) implements Part {
        @Override
        public boolean passOn(ResultSink sink) {
            sink.print(bytes, bytes.length);
            return true;
        }
    }

    private record Noted(byte[] bytes) implements Part {
        @Override
        public boolean passOn(ResultSink sink) {
            sink.note(bytes, bytes.length);
            return true;
        }
    }

    private record Failed(LineError line) implements Part {
        @Override
        public boolean passOn(ResultSink sink) {
            return sink.error(line);
        }
    }

    /**
     * Buffer for one chunk.
     *
     * @param expected number of lines in the chunk, which must all be reported as done
     * @param keepGoing whether the worker goes on after a line with an error
     * @param maxBytes number of waiting bytes above which the worker is blocked
     */
    ChunkBuffer(int expected, boolean keepGoing, long maxBytes) {
        this.expected = expected;
        this.keepGoing = keepGoing;
        this.maxBytes = maxBytes;
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
    public boolean error(LineError line) {
        add(new Failed(line), 2 * line.reason().length());
        return keepGoing;
    }

    @Override
    public void done(int more) {
        lines += more;
    }

    private synchronized void add(Part part, int bytes) {
        while (waitingBytes > maxBytes) {
            pause();
        }
        parts.add(part);
        waitingBytes += bytes;
        notifyAll();
    }

    /** Called by the worker when the chunk is finished or has failed. */
    synchronized void end() {
        ended = true;
        notifyAll();
    }

    /** Passes on all results until the worker calls {@link #end}. Returns whether the batch goes on. */
    boolean passOn(ResultSink sink) {
        for (List<Part> taken = take(); !taken.isEmpty(); taken = take()) {
            for (Part part : taken) {
                if (!part.passOn(sink)) {
                    return false;
                }
            }
        }
        sink.done(lines);
        return true;
    }

    /** Throws if the worker has skipped a line or reported one twice: an error in this program. */
    void check() {
        if (lines != expected) {
            throw new IllegalStateException("a chunk of " + expected + " lines reported " + lines + " as done");
        }
    }

    /** Takes all waiting results and unblocks the worker. Waits if there are none; empty only after the end. */
    private synchronized List<Part> take() {
        while (parts.isEmpty() && !ended) {
            pause();
        }
        List<Part> taken = parts;
        parts = new ArrayList<>();
        waitingBytes = 0;
        notifyAll();
        return taken;
    }

    @SuppressWarnings("WaitNotInLoop") // the callers loop
    private void pause() {
        try {
            wait();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}

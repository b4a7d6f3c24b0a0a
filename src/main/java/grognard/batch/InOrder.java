package grognard.batch;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.function.Supplier;

/**
 * Shares chunks out to several threads and gives the results in the order of the lines, all from the thread that calls
 * it. Only a few chunks are ever under way, and only so many bytes of their results wait, so memory grows neither with
 * the input nor with what a line prints; before it waits for more input it hands out all that is done.
 */
public final class InOrder<T> {

    private static final int UNDER_WAY_A_THREAD = 3;

    /** What may wait to be printed, of all chunks under way together. */
    private static final long MOST_BYTES = 32 << 20;

    private final int threads;
    private final boolean keepGoing;
    private final Supplier<Work<T>> workers;
    private final ConcurrentLinkedQueue<Work<T>> idle = new ConcurrentLinkedQueue<>();
    private final Deque<UnderWay> waiting = new ArrayDeque<>();

    /** A chunk that somebody works on. */
    private record UnderWay(Collected results, Future<?> work) {}

    /**
     * Makes ready.
     *
     * @param keepGoing whether a chunk goes on after a bad line
     * @param workers makes another worker; each is used by one thread at a time
     */
    public InOrder(int threads, boolean keepGoing, Supplier<Work<T>> workers) {
        this.threads = threads;
        this.keepGoing = keepGoing;
        this.workers = workers;
    }

    /** Runs everything that the source has, or until the answers say to stop. */
    public void run(Source<T> source, Answers answers) {
        if (threads == 1) {
            runHere(source, answers);
            return;
        }
        ExecutorService pool = Executors.newFixedThreadPool(threads, daemons());
        try {
            share(source, answers, pool);
        } finally {
            pool.shutdownNow();
        }
    }

    private void runHere(Source<T> source, Answers answers) {
        Work<T> here = workers.get();
        Optional<Chunk<T>> chunk = source.next();
        while (chunk.isPresent() && here.run(chunk.get(), answers)) {
            chunk = source.next();
        }
    }

    private void share(Source<T> source, Answers answers, ExecutorService pool) {
        Work<T> here = workers.get();
        while (true) {
            if (!source.ready() && !passOn(0, answers)) {
                return;
            }
            Optional<Chunk<T>> next = source.next();
            if (next.isEmpty()) {
                passOn(0, answers);
                return;
            }
            Chunk<T> chunk = next.get();
            if (chunk.alone()) {
                if (!passOn(0, answers) || !here.run(chunk, answers)) {
                    return;
                }
            } else {
                Collected results = new Collected(chunk.lines().size(), keepGoing, MOST_BYTES / underWay());
                waiting.add(new UnderWay(results, pool.submit(() -> work(chunk, results))));
                if (!passOn(underWay(), answers)) {
                    return;
                }
            }
        }
    }

    private int underWay() {
        return threads * UNDER_WAY_A_THREAD;
    }

    private void work(Chunk<T> chunk, Collected results) {
        try {
            Work<T> worker = idle.poll();
            if (worker == null) {
                worker = workers.get();
            }
            worker.run(chunk, results);
            idle.add(worker);
        } finally {
            results.end();
        }
    }

    /** Passes results on until no more than so many chunks are under way. */
    private boolean passOn(int most, Answers answers) {
        while (waiting.size() > most) {
            UnderWay first = waiting.remove();
            if (!first.results().passOn(answers)) {
                return false;
            }
            finish(first.work());
            first.results().check();
        }
        return true;
    }

    /** Throws what the worker has thrown. */
    private static void finish(Future<?> work) {
        try {
            work.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    /** Threads that do not keep the program alive when the reader of its output has gone. */
    private static ThreadFactory daemons() {
        return work -> {
            Thread thread = new Thread(work, "batch");
            thread.setDaemon(true);
            return thread;
        };
    }
}

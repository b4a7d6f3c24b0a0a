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
 * Shares chunks out to several threads and gives the results in the order of the lines. Only a few chunks are ever under
 * way, so memory does not grow with the input; before it waits for more input it hands out all that is done.
 */
public final class InOrder<T> {

    private static final int UNDER_WAY_A_THREAD = 3;

    private final int threads;
    private final boolean keepGoing;
    private final Supplier<Work<T>> workers;
    private final ConcurrentLinkedQueue<Work<T>> idle = new ConcurrentLinkedQueue<>();
    private final Deque<Future<Collected>> waiting = new ArrayDeque<>();

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
                waiting.add(pool.submit(() -> work(chunk)));
                if (!passOn(threads * UNDER_WAY_A_THREAD, answers)) {
                    return;
                }
            }
        }
    }

    private Collected work(Chunk<T> chunk) {
        Work<T> worker = idle.poll();
        if (worker == null) {
            worker = workers.get();
        }
        Collected collected = new Collected(keepGoing);
        worker.run(chunk, collected);
        idle.add(worker);
        return collected;
    }

    /** Passes results on until no more than so many chunks are under way. */
    private boolean passOn(int most, Answers answers) {
        while (waiting.size() > most) {
            if (!finished(waiting.remove()).passOn(answers)) {
                return false;
            }
        }
        return true;
    }

    private static Collected finished(Future<Collected> chunk) {
        try {
            return chunk.get();
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

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
 * Runs chunks on several threads and passes their results on in the order of the lines, from the calling thread only.
 * Few chunks are in progress at a time and the bytes of their results are bounded, so memory grows neither with the
 * input nor with the output. Before it waits for more input it passes on all results, for a reader at the other end.
 */
public final class OrderedExecutor<T> {

    /** Chunks in progress for each thread, so that none is idle while the results of a slow chunk are awaited. */
    private static final int CHUNKS_PER_THREAD = 3;

    /** Bytes of results that may wait to be printed, over all chunks in progress. */
    private static final long MAX_BYTES = 32 << 20;

    private final int threads;
    private final boolean keepGoing;
    private final Supplier<ChunkWorker<T>> workers;

    /** Workers to reuse: they cache, and a new one is slow to make. */
    private final ConcurrentLinkedQueue<ChunkWorker<T>> idle = new ConcurrentLinkedQueue<>();

    /** Chunks handed to the pool whose results have not been passed on, the first chunk first. */
    private final Deque<InProgress> inProgress = new ArrayDeque<>();

    /** A chunk that was handed to the pool. */
    private record InProgress(ChunkBuffer results, Future<?> work) {}

    /**
     * Runs chunks on a number of threads.
     *
     * @param threads with 1, all work is done by the calling thread
     * @param keepGoing whether the batch goes on after a line with an error
     * @param workers makes a worker; each is used by one thread at a time
     */
    public OrderedExecutor(int threads, boolean keepGoing, Supplier<ChunkWorker<T>> workers) {
        this.threads = threads;
        this.keepGoing = keepGoing;
        this.workers = workers;
    }

    /** Runs all chunks of the source, or until an error ends the batch. */
    public void run(BatchSource<T> source, ResultSink sink) {
        if (threads == 1) {
            runHere(source, sink);
            return;
        }
        ExecutorService pool = Executors.newFixedThreadPool(threads, daemons());
        try {
            runInPool(source, sink, pool);
        } finally {
            pool.shutdownNow();
        }
    }

    private void runHere(BatchSource<T> source, ResultSink sink) {
        ChunkWorker<T> here = workers.get();
        Optional<Chunk<T>> chunk = source.next();
        while (chunk.isPresent() && here.run(chunk.get(), sink)) {
            chunk = source.next();
        }
    }

    private void runInPool(BatchSource<T> source, ResultSink sink, ExecutorService pool) {
        ChunkWorker<T> here = workers.get();
        while (true) {
            if (!source.ready() && !passOn(0, sink)) { // print everything before waiting for input
                return;
            }
            Optional<Chunk<T>> next = source.next();
            if (next.isEmpty()) {
                passOn(0, sink);
                return;
            }
            Chunk<T> chunk = next.get();
            if (chunk.alone()) {
                if (!passOn(0, sink) || !here.run(chunk, sink)) {
                    return;
                }
            } else {
                ChunkBuffer results = new ChunkBuffer(chunk.lines().size(), keepGoing, MAX_BYTES / maxInProgress());
                inProgress.add(new InProgress(results, pool.submit(() -> work(chunk, results))));
                if (!passOn(maxInProgress(), sink)) {
                    return;
                }
            }
        }
    }

    private int maxInProgress() {
        return threads * CHUNKS_PER_THREAD;
    }

    /** Runs a chunk in a thread of the pool. The buffer is ended even after an exception, or the printer would wait. */
    private void work(Chunk<T> chunk, ChunkBuffer results) {
        try {
            ChunkWorker<T> worker = idle.poll();
            if (worker == null) {
                worker = workers.get();
            }
            worker.run(chunk, results);
            idle.add(worker);
        } finally {
            results.end();
        }
    }

    /**
     * Passes on the results of the first chunks until at most {@code most} chunks are in progress.
     *
     * @return whether the batch goes on
     */
    private boolean passOn(int most, ResultSink sink) {
        while (inProgress.size() > most) {
            InProgress first = inProgress.remove();
            if (!first.results().passOn(sink)) {
                return false;
            }
            rethrow(first.work());
            first.results().check();
        }
        return true;
    }

    /** Waits for a worker and throws its exception, if it had one, in this thread. */
    private static void rethrow(Future<?> work) {
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

    /** Daemon threads, which do not keep the program alive if the reader of its output is gone. */
    private static ThreadFactory daemons() {
        return work -> {
            Thread thread = new Thread(work, "batch");
            thread.setDaemon(true);
            return thread;
        };
    }
}

package grognard.journal;

import grognard.record.Follower;
import grognard.table.Pack;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Runs ahead of the one who follows the chain: the lines of a journal in order, with what can be told of each by itself
 * worked out on all cores. Only a few pieces are ever under way, so that memory does not grow with the journal.
 */
final class Forerunner implements AutoCloseable {

    private static final int LINES_A_PIECE = 128;
    private static final int BYTES_A_PIECE = 1 << 20;
    private static final int PIECES_A_CORE = 3;

    /** A journal of an evening is done before other threads would have begun. */
    private static final int LINES_BEFORE_THREADS = 1024;

    private final JournalReader reader;
    private final Optional<Pack> pack;
    private final Follower follower;
    private final LineProof here;
    private final int cores;
    private final Deque<Piece> underWay = new ArrayDeque<>();
    private final Deque<JournalLine> ready = new ArrayDeque<>();
    private final ConcurrentLinkedQueue<LineProof> idle = new ConcurrentLinkedQueue<>();
    private Optional<ExecutorService> pool = Optional.empty();
    private long lines;

    /** Lines that somebody works on. */
    private record Piece(List<JournalLine> lines, Future<?> work) {}

    /** @param follower what it follows is resolved in order, and not ahead */
    Forerunner(JournalReader reader, Optional<Pack> pack, Follower follower, int cores) {
        this.reader = reader;
        this.follower = follower;
        this.pack = pack;
        this.here = new LineProof(pack);
        this.cores = cores;
    }

    /** The next line, if there is one. */
    Optional<JournalLine> next() {
        if (cores > 1 && lines >= LINES_BEFORE_THREADS) {
            return nextOfSeveral();
        }
        Optional<JournalLine> reading = line();
        if (reading.isPresent()) {
            here.read(reading.get());
        }
        return reading;
    }

    private Optional<JournalLine> nextOfSeveral() {
        if (ready.isEmpty()) {
            while (underWay.size() < cores * PIECES_A_CORE && send()) {
                // one more
            }
            Piece piece = underWay.poll();
            if (piece != null) {
                await(piece.work());
                ready.addAll(piece.lines());
            }
        }
        return Optional.ofNullable(ready.poll());
    }

    /** Sends a piece on its way; false at the journal's end. */
    private boolean send() {
        List<JournalLine> piece = new ArrayList<>(LINES_A_PIECE);
        int bytes = 0;
        while (piece.size() < LINES_A_PIECE && bytes < BYTES_A_PIECE) {
            Optional<JournalLine> reading = line();
            if (reading.isEmpty()) {
                break;
            }
            piece.add(reading.get());
            bytes += reading.get().size();
        }
        if (piece.isEmpty()) {
            return false;
        }
        boolean plain = !follower.isFollowing();
        underWay.add(new Piece(piece, pool().submit(() -> workOut(piece, plain))));
        return true;
    }

    private Optional<JournalLine> line() {
        Optional<byte[]> line = reader.line();
        lines++;
        return line.isPresent() ? Optional.of(new JournalLine(line.get(), reader.wasEnded())) : Optional.empty();
    }

    private void workOut(List<JournalLine> piece, boolean plain) {
        LineProof known = idle.poll();
        LineProof worker = known == null ? new LineProof(pack) : known;
        for (JournalLine reading : piece) {
            worker.read(reading);
            if (plain) {
                worker.resolve(reading);
            }
        }
        idle.add(worker);
    }

    private ExecutorService pool() {
        if (pool.isEmpty()) {
            pool = Optional.of(Executors.newFixedThreadPool(cores, work -> {
                Thread thread = new Thread(work, "verify");
                thread.setDaemon(true);
                return thread;
            }));
        }
        return pool.get();
    }

    /** Waits, whatever comes; who interrupts is heard afterwards. */
    private static void await(Future<?> work) {
        boolean interrupted = false;
        while (true) {
            try {
                work.get();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        pool.ifPresent(ExecutorService::shutdownNow);
    }
}

package grognard.cli.batch;

import grognard.batch.BatchLine;
import grognard.batch.Chunk;
import grognard.batch.ChunkWorker;
import grognard.batch.LineError;
import grognard.batch.ResultSink;
import grognard.cli.session.BatchSettings;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Runs the lines of chunks in a session of its own; each thread of a batch has one. A bad line is reported after all results
 * before it, and ends the batch unless the sink wants more.
 */
abstract class BatchWorker<T> implements ChunkWorker<T> {

    final BatchEnvironment output;
    final Session session;
    final BatchSettings settings;

    /** Set when a test was failed and the line has {@code --exit-status}. */
    final AtomicBoolean failed;

    BatchWorker(Session outer, BatchSettings settings, AtomicBoolean failed) {
        this.output = new BatchEnvironment(outer.environment());
        this.session = outer.forBatch(output.environment(), settings);
        this.settings = settings;
        this.failed = failed;
    }

    @Override
    public final boolean run(Chunk<T> chunk, ResultSink sink) {
        start(chunk);
        for (BatchLine<T> line : chunk.lines()) {
            try {
                if (!line.error().isEmpty()) {
                    throw new BadInput(line.error());
                }
                runLine(line, sink);
            } catch (BadInput e) {
                output.settle(session, sink);
                if (!sink.error(
                        new LineError(line.number(), column(line, e), e.error().words()))) {
                    return false;
                }
            }
        }
        output.settle(session, sink);
        sink.done(chunk.lines().size());
        return true;
    }

    /** Prepares for the lines of a chunk. By default nothing. */
    void start(Chunk<T> chunk) {}

    /** Runs one line; its output goes to the sink. */
    abstract void runLine(BatchLine<T> line, ResultSink sink);

    /** The column of an error in its line; 0 if it has none. */
    abstract int column(BatchLine<T> line, BadInput e);

    /** The seed of a line's dice: {@code SEED/k}. */
    final String seed(BatchLine<T> line) {
        return settings.seed() + "/" + line.number();
    }

    /** Starts a line: sets its number and seed, and sends its output to the sink. */
    final void start(BatchLine<T> line, ResultSink sink) {
        output.to(sink);
        session.line().begin(line.number(), seed(line));
    }
}

package grognard.cli.batch;

import grognard.batch.LineError;
import grognard.batch.ResultSink;
import grognard.cli.environment.Environment;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Prints the results and errors of a batch in order, and shows progress on a terminal. Called by one thread at a time.
 */
final class BatchPrinter implements ResultSink {

    /** Milliseconds between two updates of the progress line; more would flicker. */
    private static final long EVERY_MILLIS = 250;

    private final Environment environment;
    private final boolean keepGoing;
    private final boolean watched;
    private final long started;
    private long shown;
    private long lines;
    private long bad;
    private boolean printed;
    private @Nullable LineError stoppedAt;

    BatchPrinter(Environment environment, boolean keepGoing) {
        this.environment = environment;
        this.keepGoing = keepGoing;
        // If the results go to the same screen, they show the progress themselves.
        this.watched = environment.isTerminal(2) && !environment.isTerminal(1);
        this.started = environment.clock().getAsLong();
        this.shown = started;
    }

    @Override
    public void print(byte[] bytes, int length) {
        // The first heading has no blank line above it.
        int from = !printed && bytes[0] == '\n' ? 1 : 0;
        printed = true;
        environment.out().write(bytes, from, length - from);
    }

    @Override
    public void note(byte[] bytes, int length) {
        environment.out().flush();
        environment.err().write(bytes, 0, length);
        environment.err().flush();
    }

    @Override
    public boolean error(LineError line) {
        bad++;
        environment.out().flush();
        if (!keepGoing) {
            stoppedAt = line;
            return false;
        }
        clear();
        for (String reason : line.reason().lines().toList()) {
            environment.error(line.place() + reason);
        }
        environment.err().flush();
        return true;
    }

    @Override
    public void done(int more) {
        lines += more;
        environment.out().flush();
        if (watched) {
            long now = environment.clock().getAsLong();
            if (now - shown >= EVERY_MILLIS) {
                shown = now;
                environment.err().clearLine();
                environment
                        .err()
                        .print(String.format(
                                Locale.ROOT,
                                "%,d lines, %,d a second",
                                lines,
                                lines * 1000 / Math.max(1, now - started)));
                environment.err().flush();
            }
        }
    }

    /** Removes the progress line from the screen, if it was shown. */
    void clear() {
        if (watched && shown != started) {
            environment.err().clearLine();
            environment.err().flush();
        }
    }

    boolean keepsGoing() {
        return keepGoing;
    }

    long badLines() {
        return bad;
    }

    long lines() {
        return lines;
    }

    /** Returns the line that ended the batch; empty if all were run or {@code --keep-going} is set. */
    Optional<LineError> stoppedAt() {
        return Optional.ofNullable(stoppedAt);
    }
}

package grognard.cli.batch;

import grognard.batch.LineError;
import grognard.batch.ResultSink;
import grognard.cli.environment.Environment;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Prints a batch's results and complaints, and shows how far it is where somebody watches. */
final class BatchPrinter implements ResultSink {

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
        // Where both go to the same screen, the results themselves show how far it is.
        this.watched = environment.isTerminal(2) && !environment.isTerminal(1);
        this.started = environment.clock().getAsLong();
        this.shown = started;
    }

    @Override
    public void print(byte[] bytes, int length) {
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

    /** Takes the progress off the screen. */
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

    /** The line that ended the batch, if one did. */
    Optional<LineError> stoppedAt() {
        return Optional.ofNullable(stoppedAt);
    }
}

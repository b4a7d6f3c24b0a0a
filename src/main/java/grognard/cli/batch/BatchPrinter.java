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

    private final Environment world;
    private final boolean keepGoing;
    private final boolean watched;
    private final long started;
    private long shown;
    private long lines;
    private long bad;
    private boolean printed;
    private @Nullable LineError stoppedAt;

    BatchPrinter(Environment world, boolean keepGoing) {
        this.world = world;
        this.keepGoing = keepGoing;
        // Where both go to the same screen, the results themselves show how far it is.
        this.watched = world.isTerminal(2) && !world.isTerminal(1);
        this.started = world.clock().getAsLong();
        this.shown = started;
    }

    @Override
    public void print(byte[] bytes, int length) {
        int from = !printed && bytes[0] == '\n' ? 1 : 0;
        printed = true;
        world.out().write(bytes, from, length - from);
    }

    @Override
    public void note(byte[] bytes, int length) {
        world.out().flush();
        world.err().write(bytes, 0, length);
        world.err().flush();
    }

    @Override
    public boolean error(LineError line) {
        bad++;
        world.out().flush();
        if (!keepGoing) {
            stoppedAt = line;
            return false;
        }
        clear();
        for (String reason : line.reason().lines().toList()) {
            world.complain(line.place() + reason);
        }
        world.err().flush();
        return true;
    }

    @Override
    public void done(int more) {
        lines += more;
        world.out().flush();
        if (watched) {
            long now = world.clock().getAsLong();
            if (now - shown >= EVERY_MILLIS) {
                shown = now;
                world.err().clearLine();
                world.err()
                        .print(String.format(
                                Locale.ROOT,
                                "%,d lines, %,d a second",
                                lines,
                                lines * 1000 / Math.max(1, now - started)));
                world.err().flush();
            }
        }
    }

    /** Takes the progress off the screen. */
    void clear() {
        if (watched && shown != started) {
            world.err().clearLine();
            world.err().flush();
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

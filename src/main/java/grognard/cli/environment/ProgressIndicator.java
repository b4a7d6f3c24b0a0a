package grognard.cli.environment;

import grognard.odds.Progress;
import org.jspecify.annotations.Nullable;

/**
 * Shows the progress of long work as a percentage on standard error, if that is a terminal. Also the place where long
 * work notices Ctrl-C.
 */
public final class ProgressIndicator implements Progress, AutoCloseable {

    /** Nanoseconds before anything is shown; shorter work needs no message. */
    private static final long DELAY = 500_000_000L;

    /** Nanoseconds between two updates. */
    private static final long INTERVAL = 100_000_000L;

    private final Environment environment;
    private final String work;
    private final boolean watched;
    private @Nullable Thread clearing;
    private long next = System.nanoTime() + DELAY;
    private boolean shown;

    public ProgressIndicator(Environment environment) {
        this(environment, "counting every roll");
    }

    /** @param work a description of the work, shown before the percentage */
    public ProgressIndicator(Environment environment, String work) {
        this.environment = environment;
        this.work = work;
        this.watched = environment.takesEscapes(2);
    }

    @Override
    public void at(double done) {
        InterruptedByUser.check();
        if (watched && System.nanoTime() - next > 0) {
            show(done);
        }
    }

    private void show(double done) {
        if (!shown) {
            shown = true;
            clearing = new Thread(this::clear);
            Runtime.getRuntime().addShutdownHook(clearing); // clears the line when Ctrl-C ends the program
        }
        next = System.nanoTime() + INTERVAL;
        environment.err().clearLine();
        environment.err().print(work + ": " + (int) (done * 100) + "%  (Ctrl-C to stop)");
        environment.err().flush();
    }

    /** Clears the progress line because other output follows; the next update shows it again. */
    public void pause() {
        if (shown) {
            clear();
        }
    }

    private void clear() {
        environment.err().clearLine();
        environment.err().flush();
    }

    @Override
    public void close() {
        if (clearing != null) {
            try {
                Runtime.getRuntime().removeShutdownHook(clearing);
            } catch (IllegalStateException e) {
                return; // the program is ending: the hook clears the line
            }
            clear();
        }
    }
}

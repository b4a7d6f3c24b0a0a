package grognard.cli.environment;

import grognard.odds.Progress;
import org.jspecify.annotations.Nullable;

/** Tells a player at a terminal how far long work has come, once it has taken long enough to wonder. */
public final class ProgressIndicator implements Progress, AutoCloseable {

    private static final long PATIENCE = 500_000_000L;
    private static final long BETWEEN = 100_000_000L;

    private final Environment environment;
    private final String work;
    private final boolean watched;
    private @Nullable Thread clearing;
    private long next = System.nanoTime() + PATIENCE;
    private boolean shown;

    public ProgressIndicator(Environment environment) {
        this(environment, "counting every roll");
    }

    /** @param work what takes so long */
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
            Runtime.getRuntime().addShutdownHook(clearing); // Ctrl-C leaves no half line behind
        }
        next = System.nanoTime() + BETWEEN;
        environment.err().clearLine();
        environment.err().print(work + ": " + (int) (done * 100) + "%  (Ctrl-C to stop)");
        environment.err().flush();
    }

    /** Takes it off the screen for now: something else is about to be printed. */
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
                return; // the program is ending, and the hook does it
            }
            clear();
        }
    }
}

package grognard.cli.environment;

/**
 * Ctrl-C at the prompt ends the work of a line, but not in the middle of what must be done whole: Java closes the file
 * that an interrupted thread is writing to.
 */
public final class InterruptGuard {

    private boolean critical;
    private boolean pending;

    /** Has the thread stop; in the middle of what must be done whole, right after it. */
    public synchronized void stop(Thread working) {
        if (critical) {
            pending = true;
        } else {
            working.interrupt();
        }
    }

    /** What follows is done to its end, or not begun if Ctrl-C came before. */
    public synchronized void begin() {
        InterruptedByUser.check();
        critical = true;
    }

    /** It is done. */
    public synchronized void end() {
        critical = false;
        if (pending) {
            pending = false;
            Thread.currentThread().interrupt();
        }
    }
}

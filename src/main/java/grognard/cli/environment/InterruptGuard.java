package grognard.cli.environment;

/**
 * Delays Ctrl-C at the prompt while a journal is being written: Java closes a file whose writing thread is interrupted,
 * which would leave half a record.
 */
public final class InterruptGuard {

    private boolean critical;
    private boolean pending;

    /** Interrupts the thread: at once, or at the end of the critical section. */
    public synchronized void stop(Thread working) {
        if (critical) {
            pending = true;
        } else {
            working.interrupt();
        }
    }

    /** Enters the critical section; throws if Ctrl-C came before. */
    public synchronized void begin() {
        InterruptedByUser.check();
        critical = true;
    }

    /** Leaves the critical section and delivers a delayed interrupt. */
    public synchronized void end() {
        critical = false;
        if (pending) {
            pending = false;
            Thread.currentThread().interrupt();
        }
    }
}

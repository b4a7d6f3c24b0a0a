package grognard.cli.environment;

/** Thrown when the player stops long work with Ctrl-C. Without a stack trace: it is no error. */
public final class InterruptedByUser extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public InterruptedByUser() {
        super("interrupted", null, false, false);
    }

    /** Throws if the thread was interrupted. Long work calls it regularly. */
    public static void check() {
        if (Thread.interrupted()) {
            throw new InterruptedByUser();
        }
    }
}

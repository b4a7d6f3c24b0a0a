package grognard.cli.environment;

/** The player has had enough of waiting. */
public final class InterruptedByUser extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public InterruptedByUser() {
        super("interrupted", null, false, false);
    }

    /** To be called now and then during long work. */
    public static void check() {
        if (Thread.interrupted()) {
            throw new InterruptedByUser();
        }
    }
}

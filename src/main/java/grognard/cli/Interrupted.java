package grognard.cli;

/** The player has had enough of waiting. */
final class Interrupted extends RuntimeException {

    static final int EXIT = 130;

    private static final long serialVersionUID = 1L;

    Interrupted() {
        super("interrupted", null, false, false);
    }

    /** To be called now and then during long work. */
    static void check() {
        if (Thread.interrupted()) {
            throw new Interrupted();
        }
    }
}

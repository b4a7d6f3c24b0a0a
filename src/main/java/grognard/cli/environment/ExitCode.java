package grognard.cli.environment;

/** Exit codes of the program. They are a contract with scripts (README, man page). */
public enum ExitCode {
    DONE(0),
    /** The machine failed: disk, memory, a file that cannot be read. */
    COULD_NOT(1),
    BAD_INPUT(2),
    /** A record of a journal does not verify. */
    NOT_VERIFIED(3),
    /** A test of the rules was failed; only with {@code --exit-status}. */
    FAILED_TEST(10),
    /** As shells report a process that Ctrl-C ended: 128 + SIGINT. */
    INTERRUPTED(130);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }
}

package grognard.cli.environment;

/** How a run ends, as the shell sees it. */
public enum ExitCode {
    DONE(0),
    COULD_NOT(1),
    BAD_INPUT(2),
    NOT_VERIFIED(3),
    FAILED_TEST(10),
    INTERRUPTED(130);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }
}

package grognard.batch;

import java.util.List;

/**
 * Lines that follow one another and are run by one thread.
 *
 * @param ruleset name of the ruleset in use for all of these lines; a line that changes it is the last
 * @param alone whether a line writes a file or changes what later lines see; all earlier chunks must be finished first
 */
public record Chunk<T>(List<BatchLine<T>> lines, String ruleset, boolean alone) {

    /** Largest chunk: enough work to be worth handing to another thread, and short enough to print results steadily. */
    static final int MAX_LINES = 512;

    public Chunk {
        lines = List.copyOf(lines);
    }
}

package grognard.batch;

import java.util.List;

/**
 * Some lines that follow one another, worked on together.
 *
 * @param ruleset the ruleset in use; a line that changes it is the last
 * @param alone whether they do more than answer, so that all before them must be done first
 */
public record Chunk<T>(List<Line<T>> lines, String ruleset, boolean alone) {

    /** Large enough to be worth handing to another core, small enough that few results wait for one another. */
    static final int MOST_LINES = 512;

    public Chunk {
        lines = List.copyOf(lines);
    }
}

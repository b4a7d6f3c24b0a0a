package grognard.odds;

import grognard.rules.Situation;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One cell of a sweep.
 *
 * @param at values of the axes, in their order
 * @param typed all values of the line in this cell, by parameter name
 * @param answer empty if the rules do not allow this situation
 * @param refusal error message if there is no answer; otherwise an empty text
 */
public record SweepCell(List<String> at, Map<String, String> typed, Optional<Answer> answer, String refusal) {

    /** A situation and its odds. */
    public record Answer(Situation situation, Odds odds) {}

    public SweepCell {
        at = List.copyOf(at);
    }

    /** A copy without the distributions that are too large to keep for every cell. */
    SweepCell withoutLargeNumbers() {
        return new SweepCell(
                at,
                typed,
                answer.map(full -> new Answer(full.situation(), full.odds().withoutLargeNumbers())),
                refusal);
    }

    /** Odds of this cell; empty if the rules do not allow the situation. */
    public Optional<Odds> odds() {
        return answer.map(Answer::odds);
    }
}

package grognard.odds;

import grognard.rules.Situation;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One place of a sweep.
 *
 * @param at the values of the axes here
 * @param typed the whole line here, by parameter name
 * @param answer what came of it, unless the rules know no such situation
 * @param refusal why there is no answer; otherwise empty
 */
public record SweepCell(List<String> at, Map<String, String> typed, Optional<Answer> answer, String refusal) {

    /** A situation and its odds. */
    public record Answer(Situation situation, Odds odds) {}

    public SweepCell {
        at = List.copyOf(at);
    }

    /** The same without numbers that are too large to be kept for every cell. */
    SweepCell slim() {
        return new SweepCell(
                at,
                typed,
                answer.map(full -> new Answer(full.situation(), full.odds().slim())),
                refusal);
    }

    /** The odds, if there are any here. */
    public Optional<Odds> odds() {
        return answer.map(Answer::odds);
    }
}

package grognard.lookup;

import grognard.rules.Ruleset;
import java.util.List;
import java.util.Optional;

/** The order of play of a ruleset, as {@code rules turn} tells it. */
public final class OrderOfPlay {

    private OrderOfPlay() {}

    /** A paragraph for each part of a turn; none where the ruleset does not say. The last of the topic is its source. */
    public static List<String> of(Ruleset ruleset) {
        Optional<Topic> turn = Topic.called(ruleset, "turn");
        return turn.isPresent() && turn.get().paragraphs().size() > 1
                ? turn.get().paragraphs().subList(0, turn.get().paragraphs().size() - 1)
                : List.of();
    }
}

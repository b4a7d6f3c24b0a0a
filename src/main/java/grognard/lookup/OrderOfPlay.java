package grognard.lookup;

import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The order of play of a ruleset, as {@code rules turn} tells it. */
public final class OrderOfPlay {

    private OrderOfPlay() {}

    /**
     * A paragraph for each part of a turn; none where the ruleset does not say. The last of the topic is its source, and
     * {@code engage} is not played in games.
     */
    public static List<String> of(Ruleset ruleset) {
        Optional<Topic> turn = Topic.called(ruleset, "turn");
        List<String> parts = new ArrayList<>();
        for (String paragraph : turn.isPresent() ? turn.get().paragraphs() : List.<String>of()) {
            parts.add(paragraph.replaceFirst(" 'engage' does [^.]*\\.", ""));
        }
        return parts.isEmpty() ? parts : parts.subList(0, parts.size() - 1);
    }
}

package grognard.lookup;

import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The order of play of a ruleset: its topic {@code turn}, as shown at the start of a game's turn. */
public final class OrderOfPlay {

    private OrderOfPlay() {}

    /**
     * Returns a paragraph for each phase of a turn; none if the ruleset has no such topic. The last paragraph of the topic
     * cites the rulebook and is dropped, and so are sentences about {@code engage}, which cannot be used in a game.
     */
    public static List<String> of(Ruleset ruleset) {
        Optional<Topic> turn = Topic.named(ruleset, "turn");
        List<String> parts = new ArrayList<>();
        for (String paragraph : turn.isPresent() ? turn.get().paragraphs() : List.<String>of()) {
            parts.add(paragraph.replaceFirst(" 'engage' does [^.]*\\.", ""));
        }
        return parts.isEmpty() ? parts : parts.subList(0, parts.size() - 1);
    }
}

package grognard.render.game;

import grognard.story.Chapter;
import grognard.story.RecordLuck;
import grognard.story.StoryEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Remarks on luck in the prose of a battle: which events have one, and its words, which change from one to the next. */
final class LuckRemarks {

    /** Outcomes at most this likely are a surprise. */
    private static final double SURPRISE = 1 / 6.0 + 1e-9;

    /** Most remarks in a turn, those on the rarest outcomes: more of them would no longer surprise. */
    private static final int MOST = 2;

    private static final List<String> GOOD = List.of(
            "The dice were kind to {side}: that comes off {times}.", "Luck was with {side}: it happens {times}.");

    private static final List<String> BAD = List.of(
            "The dice were cruel to {side}: it happens {times}.",
            "It was bad luck for {side}, of the kind that comes {times}.");

    /** Of fire, where it is about how much was hit. */
    private static final List<String> MUCH =
            List.of("Shooting so good comes {times}.", "It was lucky shooting, such as comes {times}.");

    private static final List<String> LITTLE =
            List.of("So little comes of it {times}.", "More was to be expected: so poor a volley comes {times}.");

    /** Remarks written so far. */
    private int remarks;

    /**
     * The luck of an outcome that few would have bet on. Bad luck of a side that came off better all the same is none: after a
     * volley that hit, or a fight that was won or left open, it would only puzzle.
     */
    static Optional<RecordLuck> surprise(StoryEvent event) {
        boolean mayBeEven = event.others().isEmpty() || FireSummary.isFire(event);
        int won = mayBeEven ? event.advantage() : event.won();
        return event.luck()
                .filter(luck ->
                        EventSentence.chance(luck) <= SURPRISE && (won == 0 ? mayBeEven : luck.isGood() == won > 0));
    }

    /** The numbers of the told records that have a remark. */
    Set<Long> remarked(Chapter chapter, Set<Long> told) {
        List<RecordLuck> rare = new ArrayList<>();
        for (StoryEvent event : chapter.events()) {
            if (told.contains(event.record())) {
                surprise(event).ifPresent(rare::add);
            }
        }
        rare.sort(Comparator.comparingDouble(EventSentence::chance));
        Set<Long> remarked = new HashSet<>();
        rare.subList(0, Math.min(MOST, rare.size())).forEach(luck -> remarked.add(luck.record()));
        return remarked;
    }

    String sentence(StoryEvent event, RecordLuck luck) {
        boolean good = luck.isGood();
        List<String> ways = FireSummary.isFire(event) ? (good ? MUCH : LITTLE) : good ? GOOD : BAD;
        return ways.get(remarks++ % ways.size())
                .replace("{times}", EventSentence.times(luck))
                .replace("{side}", SideNames.people(luck.side()));
    }
}

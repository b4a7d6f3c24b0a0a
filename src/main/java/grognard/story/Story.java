package grognard.story;

import grognard.table.NamedRow;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The account of a battle, built from its journal.
 *
 * @param occasion which battle it was; without a game, the journal's name
 * @param ruleset the ruleset of the game; empty without a game
 * @param armies the armies as mustered, in the order of the muster; none without a game
 * @param counted the unit of the victory count in words; empty without a game
 * @param isRulesetCount whether the ruleset itself decides victory by this count; otherwise it is lost strength
 * @param words the units in which strength, unsteadiness and strain are counted, by the names of these counts
 * @param strengths names of the fields that show how much of a unit is left, such as stands
 * @param phrases the ruleset's sentences for outcomes, the rows of {@code told.csv}; none if it has no such file
 * @param start each army's strength before the first record
 * @param chapters the turns or labels, in order
 * @param services the roll of honour, one entry per unit
 * @param luck the luck of all resolutions
 * @param remarks remarks on tables that are not the rulebook's
 */
public record Story(
        Occasion occasion,
        String ruleset,
        List<Army> armies,
        String counted,
        boolean isRulesetCount,
        Map<String, String> words,
        Set<String> strengths,
        List<NamedRow> phrases,
        List<ArmyStrength> start,
        List<Chapter> chapters,
        List<ServiceRecord> services,
        LuckReport luck,
        Set<String> remarks) {

    /** A loss of less than the greatest divided by this is no turning point. */
    private static final int SMALL = 4;

    public Story {
        armies = List.copyOf(armies);
        words = Map.copyOf(words);
        strengths = Collections.unmodifiableSet(new LinkedHashSet<>(strengths));
        phrases = List.copyOf(phrases);
        remarks = Collections.unmodifiableSet(new LinkedHashSet<>(remarks));
        start = List.copyOf(start);
        chapters = List.copyOf(chapters);
        services = List.copyOf(services);
    }

    /** Whether the journal holds a game; otherwise it is only a sequence of resolutions, without armies and turns. */
    public boolean isGame() {
        return !ruleset.isEmpty();
    }

    /** The names of the armies, in the order of the muster. */
    public List<String> sides() {
        return armies.stream().map(Army::side).toList();
    }

    /** The last event that ended the battle in another way than the one before; empty if it did not end by the rules. */
    public Optional<StoryEvent> decision() {
        StoryEvent decision = null;
        for (StoryEvent event : events()) {
            boolean repeats = decision != null && event.verdict().equals(decision.verdict());
            decision = event.verdict().isEmpty() || repeats ? decision : event;
        }
        return Optional.ofNullable(decision);
    }

    /**
     * The resolutions and captures that cost an army most by the victory count, in the order of the battle. Of equal ones
     * those count more in which a unit broke. What the players changed by hand is no turning point, nor is a loss that is
     * small beside the greatest. A record in which both armies lose alike is one.
     */
    public List<StoryEvent> turningPoints(int most) {
        List<StoryEvent> points = new ArrayList<>();
        for (StoryEvent event : events()) {
            boolean happened = event.isResolution() || event.kind().equals("capture");
            if (happened && event.impact().cost().signum() != 0) {
                points.add(event);
            }
        }
        points.sort(Comparator.comparing((StoryEvent event) -> event.impact().cost())
                .thenComparing(event -> !event.broken().isEmpty())
                .reversed());
        BigDecimal greatest =
                points.isEmpty() ? BigDecimal.ZERO : points.get(0).impact().cost();
        List<StoryEvent> kept = new ArrayList<>(points.subList(0, Math.min(most, points.size())));
        kept.removeIf(event ->
                event.impact().cost().multiply(BigDecimal.valueOf(SMALL)).compareTo(greatest) < 0);
        kept.sort(Comparator.comparingLong(StoryEvent::record));
        return List.copyOf(kept);
    }

    /** All events that were not undone, in the order of the journal. */
    public List<StoryEvent> events() {
        return chapters.stream()
                .flatMap(chapter -> chapter.events().stream())
                .filter(event -> !event.undone())
                .toList();
    }

    /** The second side's losses minus the first side's: above zero the first side is ahead. */
    public static BigDecimal balance(List<ArmyStrength> standings) {
        return standings.size() < 2
                ? BigDecimal.ZERO
                : standings.get(1).lost().subtract(standings.get(0).lost());
    }
}

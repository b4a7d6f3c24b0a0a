package grognard.story;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * The account of a battle, built from its journal.
 *
 * @param name the game's name; without a game, the journal's
 * @param ruleset the ruleset of the game; empty without a game
 * @param sides the armies, in the order of the muster
 * @param counted the unit of the victory count in words; empty without a game
 * @param isRulesetCount whether the ruleset itself decides victory by this count; otherwise it is lost strength
 * @param words the units in which strength, unsteadiness and strain are counted, by the names of these counts
 * @param start each army's strength before the first record
 * @param chapters the turns or labels, in order
 * @param services the roll of honour, one entry per unit
 * @param luck the luck of all resolutions
 * @param records number of journal records read
 */
public record Story(
        String name,
        String ruleset,
        List<String> sides,
        String counted,
        boolean isRulesetCount,
        Map<String, String> words,
        List<ArmyStrength> start,
        List<Chapter> chapters,
        List<ServiceRecord> services,
        LuckReport luck,
        long records) {

    public Story {
        sides = List.copyOf(sides);
        words = Map.copyOf(words);
        start = List.copyOf(start);
        chapters = List.copyOf(chapters);
        services = List.copyOf(services);
    }

    /** Whether the journal holds a game; otherwise it is only a sequence of resolutions, without armies and turns. */
    public boolean isGame() {
        return !ruleset.isEmpty();
    }

    /** The records that moved the victory count most, the largest swing first; undone ones are left out. */
    public List<StoryEvent> turningPoints(int most) {
        List<StoryEvent> points = new ArrayList<>();
        for (Chapter chapter : chapters) {
            for (StoryEvent event : chapter.events()) {
                if (!event.undone() && event.swing().signum() != 0) {
                    points.add(event);
                }
            }
        }
        points.sort(
                Comparator.comparing((StoryEvent event) -> event.swing().abs()).reversed());
        return List.copyOf(points.subList(0, Math.min(most, points.size())));
    }

    /** The second side's losses minus the first side's: above zero the first side is ahead. */
    public static BigDecimal balance(List<ArmyStrength> standings) {
        return standings.size() < 2
                ? BigDecimal.ZERO
                : standings.get(1).lost().subtract(standings.get(0).lost());
    }
}

package grognard.story;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * A battle as the record tells it.
 *
 * @param name the game's name, or the journal's
 * @param ruleset by which it was played; empty without a game
 * @param sides in the order of the muster
 * @param counted what the victory count counts, in words; empty without a game
 * @param isOwnCount whether the ruleset itself counts so to say who wins
 * @param words what the armies' strength, unsteadiness and strain are counted in
 * @param start the armies before the first record
 * @param chapters the turns or labels, in order
 * @param services the roll of honour
 * @param records how many records it was read from
 */
public record Story(
        String name,
        String ruleset,
        List<String> sides,
        String counted,
        boolean isOwnCount,
        Map<String, String> words,
        List<Standing> start,
        List<Chapter> chapters,
        List<Service> services,
        Fortunes luck,
        long records) {

    public Story {
        sides = List.copyOf(sides);
        words = Map.copyOf(words);
        start = List.copyOf(start);
        chapters = List.copyOf(chapters);
        services = List.copyOf(services);
    }

    /** Whether there is a game, and not only resolutions one after another. */
    public boolean isGame() {
        return !ruleset.isEmpty();
    }

    /** The records that moved the balance of the armies most, the greatest first. */
    public List<Episode> turningPoints(int most) {
        List<Episode> points = new ArrayList<>();
        for (Chapter chapter : chapters) {
            for (Episode event : chapter.events()) {
                if (!event.undone() && event.swing().signum() != 0) {
                    points.add(event);
                }
            }
        }
        points.sort(Comparator.comparing((Episode event) -> event.swing().abs()).reversed());
        return List.copyOf(points.subList(0, Math.min(most, points.size())));
    }

    /** By how much the second side has lost more than the first at the end of a turn: above zero the first is ahead. */
    public static BigDecimal balance(List<Standing> standings) {
        return standings.size() < 2
                ? BigDecimal.ZERO
                : standings.get(1).lost().subtract(standings.get(0).lost());
    }
}

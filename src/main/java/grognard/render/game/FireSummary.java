package grognard.render.game;

import grognard.game.unit.Change;
import grognard.story.StoryEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Sums up the volleys between two events that are told one by one, by target: {@code the 33rd lose two stands to Drouot and
 * the 45e; the 95th one to the 9e}. A line a volley would read like the log.
 */
final class FireSummary {

    /** Most targets that are named. */
    private static final int MOST_TARGETS = 4;

    /** Most units that are named as having missed. */
    private static final int MOST_MISSES = 5;

    /** The fire at one target. */
    private static final class Target {
        private final String name;
        private final Set<String> firers = new LinkedHashSet<>();
        private int lost;
        private int hits;
        private String field = "";
        private boolean grows;

        Target(String name) {
            this.name = name;
        }

        int harm() {
            return Math.max(lost, hits);
        }

        /** Strength that was lost; hits, where they cost none yet. */
        String amount() {
            return ProseNumber.of(number(), noun());
        }

        private int number() {
            return lost > 0 ? lost : hits;
        }

        private String noun() {
            return lost > 0 ? field : "hits";
        }

        /** Whether the target loses strength: {@code loses two stands to}, instead of {@code takes two hits from}. */
        boolean loses() {
            return lost > 0 && !grows;
        }
    }

    private final Set<String> strengths;
    private final Map<String, Target> targets = new LinkedHashMap<>();
    private final Set<String> missed = new LinkedHashSet<>();

    /** Sentences written so far; every second one begins with the firer, for variety. */
    private int sentences;

    /** @param strengths names of the fields that show how much of a unit is left */
    FireSummary(Set<String> strengths) {
        this.strengths = strengths;
    }

    /** Whether the event is fire at a unit. */
    static boolean isFire(StoryEvent event) {
        return event.isResolution() && event.others().size() == 1 && EventText.isFire(event.resolver());
    }

    void add(StoryEvent event) {
        String name = event.others().get(0);
        List<Change> losses = event.changes().stream()
                .filter(change -> change.unit().equals(name) && isLoss(change, strengths))
                .toList();
        boolean disrupts = event.changes().stream()
                .anyMatch(change -> change.unit().equals(name)
                        && change.field().equals("disrupted")
                        && Boolean.TRUE.equals(change.to()));
        if (losses.isEmpty() && event.hits() == 0 && !disrupts) {
            missed.addAll(event.units());
            return;
        }
        Target target = targets.computeIfAbsent(name, Target::new);
        target.firers.addAll(event.units());
        target.hits += event.hits();
        for (Change change : losses) {
            int more = ProseNumber.value(change.to()) - ProseNumber.value(change.from());
            target.lost += Math.abs(more);
            target.field = change.field();
            target.grows = more > 0;
        }
    }

    static boolean isLoss(Change change, Set<String> strengths) {
        return strengths.contains(change.field()) && change.from() instanceof Number && change.to() instanceof Number;
    }

    /** Returns the sentence about what was added since the last call; empty if there is nothing to tell. */
    String sentence() {
        List<Target> hit = new ArrayList<>(targets.values());
        List<String> misses = List.copyOf(missed);
        targets.clear();
        missed.clear();
        if (hit.isEmpty()) {
            return misses.isEmpty() ? "" : misses(misses);
        }
        List<Target> named = hit;
        if (hit.size() > MOST_TARGETS) {
            List<Target> worst = new ArrayList<>(hit);
            worst.sort(Comparator.comparing(Target::harm).reversed());
            Set<Target> kept = Set.copyOf(worst.subList(0, MOST_TARGETS));
            named = hit.stream().filter(kept::contains).toList();
        }
        boolean firerFirst = sentences++ % 2 == 1;
        List<String> clauses = new ArrayList<>();
        String noun = "";
        for (Target target : named) {
            String firers = UnitNames.listed(List.copyOf(target.firers));
            clauses.add(firerFirst ? byFirer(target, firers) : byTarget(target, firers, noun));
            noun = target.harm() == 0 ? "" : target.noun();
        }
        int others = hit.size() - named.size();
        String rest = others == 0
                ? ""
                : "; " + ProseNumber.of(others, "others") + (others == 1 ? " suffers" : " suffer") + " less";
        return String.join("; ", clauses) + rest + ".";
    }

    private static String misses(List<String> firers) {
        return firers.size() > MOST_MISSES
                ? "much powder is burnt to no effect."
                : UnitNames.listed(firers) + (firers.size() == 1 ? " fires" : " fire") + " to no effect.";
    }

    /** Verb and noun are left out where the clause before had the same noun. */
    private static String byTarget(Target target, String firers, String nounBefore) {
        if (target.harm() == 0) {
            return target.name + " is disrupted by " + firers;
        }
        String what = target.noun().equals(nounBefore)
                ? ProseNumber.of(target.number())
                : (target.loses() ? "loses " : "takes ") + target.amount();
        return target.name + " " + what + (target.loses() ? " to " : " from ") + firers;
    }

    private static String byFirer(Target target, String firers) {
        boolean one = target.firers.size() == 1;
        if (target.harm() == 0) {
            return firers + (one ? " disrupts " : " disrupt ") + target.name;
        }
        return target.loses()
                ? firers + (one ? " costs " : " cost ") + target.name + " " + target.amount()
                : firers + (one ? " scores " : " score ") + target.amount() + " on " + target.name;
    }
}

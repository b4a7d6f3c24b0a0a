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
 * Sums up the volleys of a turn that are not told one by one, side by side: {@code The British fire cost the 2/1er two stands
 * and put three hits on the Swiss}. A line a volley would read like the log.
 */
final class FireSummary {

    /** Most targets of a side's fire that are named. */
    private static final int MOST_TARGETS = 3;

    /** Most units that are named as firing. */
    private static final int MOST_FIRERS = 3;

    /** The fire of one side. */
    private static final class Fire {
        private final Set<String> firers = new LinkedHashSet<>();
        private final Map<String, Target> targets = new LinkedHashMap<>();
    }

    /** The fire at one target. */
    private static final class Target {
        private final String name;
        private final Set<String> firers = new LinkedHashSet<>();
        private int lost;
        private int hits;
        private String field = "";

        Target(String name) {
            this.name = name;
        }

        boolean loses() {
            return lost > 0;
        }

        /** Orders targets: lost strength counts more than hits that cost none yet, and those more than disorder. */
        int weight() {
            return lost * 100 + hits;
        }
    }

    private final Set<String> strengths;
    private final UnitNames names;
    private final Map<String, Fire> sides = new LinkedHashMap<>();
    private final Set<String> missed = new LinkedHashSet<>();

    /** @param strengths names of the fields that show how much of a unit is left */
    FireSummary(Set<String> strengths, UnitNames names) {
        this.strengths = strengths;
        this.names = names;
    }

    /** Whether the event is fire by one unit at another. */
    static boolean isFire(StoryEvent event) {
        return event.isResolution() && event.others().size() == 1 && EventText.isFire(event.resolver());
    }

    void add(StoryEvent event) {
        String name = event.others().get(0);
        int lost = 0;
        String field = "";
        boolean disrupts = false;
        for (Change change : event.changes()) {
            if (change.unit().equals(name)) {
                boolean isLoss =
                        Aftermath.isLoss(change, strengths) && !change.field().equals("hits");
                lost += isLoss ? Aftermath.harm(change) : 0;
                field = isLoss ? change.field() : field;
                disrupts |= change.field().equals("disrupted") && Boolean.TRUE.equals(change.to());
            }
        }
        if (lost == 0 && event.hits() == 0 && !disrupts) {
            missed.addAll(event.units());
            return;
        }
        String side = event.units().isEmpty() ? "" : names.side(event.units().get(0));
        Fire fire = sides.computeIfAbsent(side, any -> new Fire());
        Target target = fire.targets.computeIfAbsent(name, Target::new);
        fire.firers.addAll(event.units());
        target.firers.addAll(event.units());
        target.hits += event.hits();
        target.lost += lost;
        target.field = field.isEmpty() ? target.field : field;
    }

    /** Returns the sentence about what was added since the last call; empty if nothing was hit. */
    String sentence() {
        List<String> clauses = new ArrayList<>();
        sides.forEach((side, fire) -> clauses.add(clause(side, fire)));
        sides.clear();
        return clauses.isEmpty() ? "" : UnitNames.capital(String.join("; ", clauses)) + ".";
    }

    /** Returns a sentence about fire without effect since the last call; empty if there was none. */
    String misses() {
        List<String> firers = List.copyOf(missed);
        missed.clear();
        if (firers.isEmpty()) {
            return "";
        }
        return firers.size() > MOST_FIRERS
                ? "Much powder was burnt to no effect."
                : UnitNames.capital(names.of(firers).text()) + " fired to no effect.";
    }

    private String clause(String side, Fire fire) {
        List<Target> worst = new ArrayList<>(fire.targets.values());
        worst.sort(Comparator.comparingInt(Target::weight).reversed());
        List<Target> named = worst.subList(0, Math.min(MOST_TARGETS, worst.size()));
        boolean namesFirers = fire.targets.size() == 1 && fire.firers.size() <= MOST_FIRERS;
        String who = namesFirers ? names.of(List.copyOf(fire.firers)).text() : SideNames.own(side) + " fire";
        List<String> did = new ArrayList<>();
        add(did, "cost ", named.stream().filter(Target::loses).toList());
        add(
                did,
                "put ",
                named.stream().filter(one -> !one.loses() && one.hits > 0).toList());
        add(did, "threw ", named.stream().filter(one -> one.weight() == 0).toList());
        return who + " " + UnitNames.listed(did);
    }

    /** Adds a clause about targets alike; the noun stands only with the first. */
    private void add(List<String> did, String verb, List<Target> alike) {
        List<String> each = new ArrayList<>();
        for (Target one : alike) {
            String name = names.of(one.name).text();
            String field = each.isEmpty() || !one.field.equals(alike.get(0).field) ? one.field : "";
            each.add(
                    switch (verb) {
                        case "cost " ->
                            name + " " + (field.isEmpty() ? ProseNumber.of(one.lost) : ProseNumber.of(one.lost, field));
                        case "put " ->
                            (each.isEmpty() ? ProseNumber.of(one.hits, "hits") : ProseNumber.of(one.hits)) + " on "
                                    + name;
                        default -> name;
                    });
        }
        if (!each.isEmpty()) {
            did.add(verb + UnitNames.listed(each) + (verb.equals("threw ") ? " into disorder" : ""));
        }
    }
}

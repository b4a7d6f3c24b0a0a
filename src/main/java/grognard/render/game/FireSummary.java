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
import java.util.function.Function;

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
    private final UnitNouns names;
    private final Map<String, Fire> sides = new LinkedHashMap<>();
    private final Set<String> missed = new LinkedHashSet<>();

    /** The resolver of the last fire added: a bombardment is not summed up with volleys. */
    private String resolver = "";

    /** Clauses written so far; every second one begins with the targets, for variety. */
    private int clauses;

    /** @param strengths names of the fields that show how much of a unit is left */
    FireSummary(Set<String> strengths, UnitNouns names) {
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
                boolean isLoss = LossSentence.isLoss(change, strengths)
                        && !change.field().equals("hits");
                lost += isLoss ? LossSentence.harm(change) : 0;
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
        resolver = event.resolver();
        target.hits += event.hits();
        target.lost += lost;
        target.field = field.isEmpty() ? target.field : field;
    }

    /**
     * Whether fire can come in front of what was added since the last sentence, or be summed up with it: it is of the same
     * kind, and if it is told by itself none of its units is among those.
     */
    boolean goesWith(StoryEvent event, boolean isTold) {
        Set<String> named = new LinkedHashSet<>(event.units());
        named.addAll(event.others());
        boolean shares = sides.values().stream()
                .anyMatch(fire ->
                        named.stream().anyMatch(unit -> fire.firers.contains(unit) || fire.targets.containsKey(unit)));
        return sides.isEmpty() || (resolver.equals(event.resolver()) && !(isTold && shares));
    }

    /** Returns the sentence about what was added since the last call; empty if nothing was hit. */
    String sentence() {
        List<String> bySide = new ArrayList<>();
        sides.forEach((side, fire) -> bySide.add(clause(side, fire)));
        sides.clear();
        return bySide.isEmpty() ? "" : UnitNouns.capital(String.join("; ", bySide)) + ".";
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
                : UnitNouns.capital(names.of(firers).text()) + " fired to no effect.";
    }

    private String clause(String side, Fire fire) {
        List<Target> worst = new ArrayList<>(fire.targets.values());
        worst.sort(Comparator.comparingInt(Target::weight).reversed());
        List<Target> named = worst.subList(0, Math.min(MOST_TARGETS, worst.size()));
        boolean namesFirers = fire.targets.size() == 1 && fire.firers.size() <= MOST_FIRERS;
        String who = namesFirers ? names.of(List.copyOf(fire.firers)).text() : SideNames.own(side) + " fire";
        List<Target> losing = named.stream().filter(Target::loses).toList();
        List<Target> hit =
                named.stream().filter(one -> !one.loses() && one.hits > 0).toList();
        List<Target> disordered =
                named.stream().filter(one -> one.weight() == 0).toList();
        boolean byTarget = clauses++ % 2 == 1;
        List<String> did = new ArrayList<>();
        if (byTarget) {
            add(did, each(losing, one -> "lost " + lost(one), one -> ProseNumber.of(one.lost)));
            add(did, each(hit, one -> "took " + hits(one), one -> ProseNumber.of(one.hits)));
            add(did, each(disordered, one -> "fell into disorder", one -> ""));
            return String.join(", and ", did) + " under " + (namesFirers ? "the fire of " + who : who);
        }
        add(did, losing.isEmpty() ? "" : "cost " + each(losing, FireSummary::lost, one -> ProseNumber.of(one.lost)));
        add(did, hit.isEmpty() ? "" : "put " + on(hit));
        List<String> thrown = disordered.stream().map(one -> one.name).toList();
        add(did, thrown.isEmpty() ? "" : "threw " + names.of(thrown).text() + " into disorder");
        return who + " " + String.join(", and ", did);
    }

    private static String lost(Target target) {
        return ProseNumber.of(target.lost, target.field);
    }

    private static String hits(Target target) {
        return ProseNumber.of(target.hits, "hits");
    }

    private static void add(List<String> did, String clause) {
        if (!clause.isEmpty()) {
            did.add(clause);
        }
    }

    /** {@code the 33rd two stands and the 45e one}: the noun stands with the first and where it changes. */
    private String each(List<Target> alike, Function<Target, String> first, Function<Target, String> next) {
        List<String> each = new ArrayList<>();
        for (Target one : alike) {
            boolean isSame = !each.isEmpty() && one.field.equals(alike.get(0).field);
            String what = (isSame ? next : first).apply(one);
            each.add(names.of(one.name).text() + (what.isEmpty() ? "" : " " + what));
        }
        return UnitNouns.listed(each);
    }

    /** {@code three hits on the 33rd and one on the 45e}, or {@code one hit each on the 33rd and the 45e}. */
    private String on(List<Target> hit) {
        boolean isEqual = hit.size() > 1 && hit.stream().allMatch(one -> one.hits == hit.get(0).hits);
        if (isEqual) {
            return hits(hit.get(0)) + " each on "
                    + names.of(hit.stream().map(one -> one.name).toList()).text();
        }
        List<String> each = new ArrayList<>();
        for (Target one : hit) {
            each.add((each.isEmpty() ? hits(one) : ProseNumber.of(one.hits)) + " on "
                    + names.of(one.name).text());
        }
        return UnitNouns.listed(each);
    }
}

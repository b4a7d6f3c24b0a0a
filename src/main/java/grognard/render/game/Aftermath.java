package grognard.render.game;

import grognard.game.unit.Change;
import grognard.story.StoryEvent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells what an event cost the units in it and what became of them, as far as its sentence has not said so. */
final class Aftermath {

    /** Words of a sentence that already tell such an end. */
    private static final Map<String, Pattern> TOLD = Map.of(
            "ran", Pattern.compile("\\b(ran|broke|routed|fled|flight|scattered)\\b"),
            "left", Pattern.compile("\\b(ran|broke|routed|fled|flight|scattered)\\b"),
            "taken", Pattern.compile("\\b(took|surrendered)\\b"),
            "finished", Pattern.compile("\\b(last|overran|guns were lost|scattered|destroyed)\\b"),
            "fell", Pattern.compile("\\b(killed|fell|carried|wounded|took)\\b"));

    private final Set<String> strengths;
    private final UnitNames names;

    /** Units that were told to be finished so far, to vary the words. */
    private int finished;

    /** @param strengths names of the fields that show how much of a unit is left */
    Aftermath(Set<String> strengths, UnitNames names) {
        this.strengths = strengths;
        this.names = names;
    }

    /** Whether the change shows how much of a unit is left. */
    static boolean isLoss(Change change, Set<String> strengths) {
        return strengths.contains(change.field()) && harm(change) > 0;
    }

    /** How much worse the unit is for it: hits grow, all other strengths shrink. */
    static int harm(Change change) {
        int more = change.from() instanceof Number && change.to() instanceof Number
                ? ProseNumber.value(change.to()) - ProseNumber.value(change.from())
                : 0;
        return change.field().equals("hits") ? more : -more;
    }

    /** The unit that an officer led when he fell. */
    Optional<String> led(StoryEvent event) {
        return event.changes().stream()
                .filter(change ->
                        change.field().equals("with") && event.units().contains(change.unit()) && change.from() != null)
                .map(change -> String.valueOf(change.from()))
                .findFirst();
    }

    /** What the unit that was acted upon lost: {@code lost two stands}, {@code took three hits}. */
    String lost(StoryEvent event) {
        String target = event.others().isEmpty() ? "" : event.others().get(0);
        for (Change change : event.changes()) {
            if (change.unit().equals(target) && isLoss(change, strengths)) {
                return lost(change, names.of(target));
            }
        }
        return event.hits() > 0 ? "took " + ProseNumber.of(event.hits(), "hits") : "suffered nothing";
    }

    private static String lost(Change change, UnitNames.Noun unit) {
        int lost = harm(change);
        int left = ProseNumber.value(change.to());
        if (change.field().equals("hits")) {
            return "took " + ProseNumber.of(lost, "hits");
        } else if (left == 0) {
            String last = lost == 1 ? ProseNumber.one(change.field()) : ProseNumber.of(lost, change.field());
            return "lost " + unit.form("its") + " last " + last;
        }
        String all = "lost " + ProseNumber.of(lost, change.field());
        // Where little is left it matters more than the loss.
        return left <= lost ? all + " and " + unit.form("was") + " down to " + ProseNumber.of(left) : all;
    }

    /**
     * The rest of the sentence.
     *
     * @param way the sentence before names were put in
     * @param deed the sentence so far
     */
    String of(List<StoryEvent> events, String way, String deed) {
        StringBuilder rest = new StringBuilder();
        for (StoryEvent event : events) {
            boolean endsWithLoss = way.endsWith("{lost}");
            List<Change> losses = losses(event, way.contains("{lost}"));
            Map<String, String> ends = ends(event, deed);
            if (losses.isEmpty() && endsWithLoss && ends.keySet().equals(Set.copyOf(event.others()))) {
                String target = event.others().get(0);
                rest.append(" and ")
                        .append(ends.get(target)
                                .substring(names.of(target).text().length() + 1));
                continue;
            }
            rest.append(cost(losses));
            ends.values().forEach(end -> rest.append("; ").append(end));
        }
        return rest.toString();
    }

    /** Losses that the sentence has not told, of units that are still there. */
    private List<Change> losses(StoryEvent event, boolean toldOfTarget) {
        List<Change> losses = new ArrayList<>();
        for (Change change : event.changes()) {
            boolean isTold = toldOfTarget && event.others().contains(change.unit());
            if (isLoss(change, strengths) && !isTold && !event.broken().contains(change.unit())) {
                losses.add(change);
            }
        }
        return losses;
    }

    /** {@code , at a cost of one stand each}, or {@code ; the 33rd lost two stands and the 45e one}. */
    private String cost(List<Change> losses) {
        if (losses.isEmpty()) {
            return "";
        }
        Change first = losses.get(0);
        boolean alike =
                losses.stream().allMatch(change -> change.field().equals(first.field()) && harm(change) == harm(first));
        if (alike && losses.size() > 1 && !first.field().equals("hits")) {
            return ", at a cost of " + ProseNumber.of(harm(first), first.field()) + " each";
        }
        List<String> clauses = new ArrayList<>();
        for (Change change : losses) {
            UnitNames.Noun unit = names.of(change.unit());
            boolean same = !clauses.isEmpty() && change.field().equals(first.field());
            clauses.add(unit.text() + " " + (same ? ProseNumber.of(harm(change)) : lost(change, unit)));
        }
        return "; " + UnitNames.listed(clauses);
    }

    /** How units ended, by their names, where the sentence does not say it. */
    private Map<String, String> ends(StoryEvent event, String deed) {
        Map<String, String> ends = new LinkedHashMap<>();
        for (Change change : event.changes()) {
            String end = end(change, event);
            if (!end.isEmpty() && !TOLD.get(end).matcher(deed).find()) {
                ends.put(change.unit(), clause(change.unit(), end));
            }
        }
        return ends;
    }

    private String clause(String name, String end) {
        UnitNames.Noun unit = names.of(name);
        return unit.text() + " "
                + switch (end) {
                    case "ran" -> "broke and ran";
                    case "left" -> "left the field";
                    case "taken" -> unit.form("was") + " taken";
                    case "fell" -> unit.form("was") + " lost";
                    default ->
                        finished++ % 2 == 0 ? unit.form("was") + " finished" : unit.form("was") + " out of the battle";
                };
    }

    /** The kind of the unit's end, if the change says so: a key of {@link #TOLD}. */
    private static String end(Change change, StoryEvent event) {
        if (!change.field().equals("state") && !change.field().equals("level")) {
            return "";
        }
        return switch (String.valueOf(change.to())) {
            case "routing", "routed" -> "ran";
            case "lost", "wounded" -> "fell";
            case "gone" ->
                switch (event.impact().why().getOrDefault(change.unit(), "")) {
                    case "captured" -> "taken";
                    case "off" -> "left";
                    default -> "finished";
                };
            default -> "";
        };
    }
}

package grognard.render.game;

import grognard.game.unit.Change;
import grognard.story.StoryEvent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tells what an event cost the units in it and what became of them, as far as its sentence has not said so. */
final class LossSentence {

    /** Words of a sentence that already tell such an end. */
    private static final Map<String, Pattern> TOLD = Map.of(
            "ran", Pattern.compile("\\b(ran|broke|routed|fled|flight|scattered)\\b"),
            "left", Pattern.compile("\\b(ran|broke|routed|fled|flight|scattered)\\b"),
            "surrendered", Pattern.compile("\\b(took|surrendered)\\b"),
            "taken", Pattern.compile("\\b(took|surrendered)\\b"),
            "finished", Pattern.compile("\\b(last|overran|guns were lost|scattered|destroyed)\\b"),
            "fell", Pattern.compile("\\b(killed|fell|carried|wounded|took)\\b"));

    private final Set<String> strengths;
    private final UnitNouns names;

    /** Units that were finished by a loss so far, to vary the words. */
    private int finished;

    /** @param strengths names of the fields that show how much of a unit is left */
    LossSentence(Set<String> strengths, UnitNouns names) {
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

    /** Says what the target of an event lost: {@code lost two stands}, {@code took three hits}. */
    String lost(StoryEvent event) {
        String target = event.others().isEmpty() ? "" : event.others().get(0);
        for (Change change : event.changes()) {
            if (change.unit().equals(target) && isLoss(change, strengths)) {
                return lost(change, names.of(target));
            }
        }
        return event.hits() > 0 ? "took " + ProseNumber.of(event.hits(), "hits") : "suffered nothing";
    }

    private static String lost(Change change, UnitNouns.Noun unit) {
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
            rest.append(cost(losses(event, way.contains("{lost}")), event, deed));
            Map<String, String> ends = ends(event, deed);
            long ended = ends.values().stream().filter("finished"::equals).count();
            if (ended == 2) {
                rest.append("; both were finished");
            }
            ends.forEach((unit, end) -> {
                if (!end.equals("finished")) {
                    boolean isNamed = end.equals("surrendered") && isLastNamed(unit, event, deed + rest);
                    rest.append("; ").append(clause(unit, end, isNamed));
                } else if (ended != 2) {
                    rest.append(finished(
                            unit, way.endsWith("{lost}") && event.others().contains(unit)));
                }
            });
        }
        return rest.toString();
    }

    /**
     * Whether the unit was the last one named, so that a pronoun means it.
     *
     * @param text the sentence so far
     */
    private boolean isLastNamed(String unit, StoryEvent event, String text) {
        int at = text.lastIndexOf(names.of(unit).text());
        return at >= 0
                && Stream.of(event.units(), event.others(), event.cast().support())
                        .flatMap(List::stream)
                        .allMatch(other -> other.equals(unit) || text.lastIndexOf(other) < at);
    }

    /** A pronoun would not do for one unit, since <q>the end of it</q> may be the end of anything. */
    private String finished(String name, boolean byLoss) {
        UnitNouns.Noun unit = names.of(name);
        String whom = unit.isPlural() ? "them" : unit.text();
        return byLoss && finished++ % 2 == 0 ? ", which finished " + whom : "; that was the end of " + unit.text();
    }

    /** Losses that the sentence has not told, of units that are still there. A single hit is none. */
    private List<Change> losses(StoryEvent event, boolean toldOfTarget) {
        List<Change> losses = new ArrayList<>();
        // Of a capture the base that stays with the guns is no loss in battle.
        for (Change change : event.isResolution() ? event.changes() : List.<Change>of()) {
            boolean isTold = toldOfTarget && event.others().contains(change.unit());
            boolean isSmall = change.field().equals("hits") && harm(change) == 1;
            if (isLoss(change, strengths)
                    && !isSmall
                    && !isTold
                    && !event.broken().contains(change.unit())) {
                losses.add(change);
            }
        }
        return losses;
    }

    /** {@code , at a cost of one stand each}, or {@code ; the 33rd lost two stands and the 45e one}. */
    private String cost(List<Change> losses, StoryEvent event, String deed) {
        if (losses.isEmpty()) {
            return "";
        }
        Change first = losses.get(0);
        boolean alike =
                losses.stream().allMatch(change -> change.field().equals(first.field()) && harm(change) == harm(first));
        if (alike && losses.size() > 1 && !first.field().equals("hits")) {
            return ", at a cost of " + ProseNumber.of(harm(first), first.field()) + " each";
        }
        UnitNouns.Noun only = names.of(first.unit());
        if (losses.size() == 1 && deed.endsWith(" " + only.text())) {
            return ", " + only.form("who") + " " + lost(first, only);
        } else if (losses.size() == 1 && isLastNamed(first.unit(), event, deed)) {
            return "; " + only.form("it") + " " + lost(first, only);
        }
        List<String> clauses = new ArrayList<>();
        for (Change change : losses) {
            UnitNouns.Noun unit = names.of(change.unit());
            boolean same = !clauses.isEmpty() && change.field().equals(first.field());
            clauses.add(unit.text() + " " + (same ? ProseNumber.of(harm(change)) : lost(change, unit)));
        }
        return "; " + UnitNouns.listed(clauses);
    }

    /** How units ended, as keys of {@link #TOLD} by their names, where the sentence does not say it. */
    private Map<String, String> ends(StoryEvent event, String deed) {
        Map<String, String> ends = new LinkedHashMap<>();
        for (Change change : event.changes()) {
            String end = end(change, event);
            if (!end.isEmpty()
                    && !Objects.requireNonNull(TOLD.get(end)).matcher(deed).find()) {
                ends.put(change.unit(), end);
            }
        }
        return ends;
    }

    /** @param isNamed whether a pronoun is enough */
    private String clause(String name, String end, boolean isNamed) {
        UnitNouns.Noun unit = names.of(name);
        return (isNamed ? unit.form("it") : unit.text()) + " "
                + switch (end) {
                    case "ran" -> "broke and ran";
                    case "left" -> "left the field";
                    case "surrendered" -> "surrendered, cut off front and rear";
                    case "taken" -> unit.form("was") + " taken";
                    default -> unit.form("was") + " lost";
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
                    // Paperboys counts a unit that is engaged front and rear and surrenders among the dead.
                    default -> event.text().contains("surrender") ? "surrendered" : "finished";
                };
            default -> "";
        };
    }
}

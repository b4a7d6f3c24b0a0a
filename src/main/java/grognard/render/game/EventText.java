package grognard.render.game;

import grognard.game.unit.Change;
import grognard.render.chart.Percent;
import grognard.render.page.ListItem;
import grognard.story.RecordLuck;
import grognard.story.StoryEvent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Describes events of a story in a sentence or two. */
final class EventText {

    /** Verb between the acting unit and the other one, by the name of the resolver. */
    private static final Map<String, String> DEEDS = Map.ofEntries(
            Map.entry("fire", "fires at"),
            Map.entry("artillery", "fires at"),
            Map.entry("bombard", "bombards"),
            Map.entry("contact", "goes in against"),
            Map.entry("charge", "charges"),
            Map.entry("impact", "charges home against"),
            Map.entry("fight", "fights"),
            Map.entry("combat", "fights"),
            Map.entry("melee", "fights hand to hand with"),
            Map.entry("square", "rides at the square of"),
            Map.entry("firefight", "exchanges fire with"),
            Map.entry("breach", "storms against"));

    /** Kinds of records that have no line of their own: they only organise the others. */
    private static final List<String> SILENT = List.of("turn", "together", "drop", "repair");

    private static final List<String> FIRE = List.of("fire", "artillery", "bombard");

    private EventText() {}

    static boolean isFire(String resolver) {
        return FIRE.contains(resolver);
    }

    /** The event as a list item; empty if it has no line. */
    static Optional<ListItem> item(StoryEvent event) {
        if (isSilent(event)) {
            return Optional.empty();
        }
        String text = event.isResolution() ? resolution(event) : otherEvent(event);
        ListItem.Look look = event.undone()
                ? ListItem.Look.STRUCK
                : event.isResolution()
                        ? event.broken().isEmpty() ? ListItem.Look.PLAIN : ListItem.Look.STRONG
                        : ListItem.Look.QUIET;
        return Optional.of(new ListItem(String.valueOf(event.record()), text, look));
    }

    /** Whether the event has a line in the log. */
    private static boolean isSilent(StoryEvent event) {
        boolean isEmpty = event.changes().isEmpty()
                && List.of("apart", "phase", "attach", "set").contains(event.kind());
        return SILENT.contains(event.kind()) || isEmpty;
    }

    /** The action in words: {@code 33rd fires at 45e}. */
    static String deed(StoryEvent event) {
        return deed(event.resolver(), event.units(), event.others());
    }

    static String deed(String resolver, List<String> units, List<String> others) {
        String who = String.join(", ", units);
        if (units.isEmpty()) {
            return resolver;
        }
        if (others.isEmpty()) {
            return who + ", " + resolver;
        }
        String deed = DEEDS.get(resolver);
        String whom = String.join(", ", others);
        return deed == null ? who + ", " + resolver + ", " + whom : who + " " + deed + " " + whom;
    }

    /** A resolution: deed, outcome, changes and chance. */
    private static String resolution(StoryEvent event) {
        String chance = event.luck().map(luck -> " " + chance(luck) + ".").orElse("");
        String changes = changes(event.changes());
        return deed(event) + ": " + event.text() + (changes.isEmpty() ? "" : " " + changes + ".") + chance;
    }

    /** Chance seen from the acting side: {@code So well or better: 31.96%}, or {@code So badly or worse} after bad luck. */
    static String chance(RecordLuck luck) {
        return luck.isGood()
                ? "So well or better: " + Percent.of(luck.forSide())
                : "So badly or worse: " + Percent.of(luck.forOther());
    }

    /** An event of another kind; of an unknown kind, its name. */
    private static String otherEvent(StoryEvent event) {
        String changes = changes(event.changes());
        return switch (event.kind()) {
            case "note" -> "\u201c" + event.text() + "\u201d";
            case "undo" -> "Record " + event.text() + " was taken back.";
            case "redo" -> "Record " + event.text() + " was done again after all.";
            case "set" -> "Set by hand: " + changes + ".";
            case "attach", "phase" -> changes + ".";
            case "capture" -> "Captured: " + changes + ".";
            case "apart" -> "At the same time: " + changes + ".";
            default -> event.kind();
        };
    }

    /** Changes by unit: {@code 45e stands 6 → 5, pips 1 → 4; 9e pips 0 → 1}. */
    static String changes(List<Change> changes) {
        List<String> words = new ArrayList<>();
        byUnit(changes).forEach((unit, what) -> words.add(unit + " " + String.join(", ", what)));
        return String.join("; ", words);
    }

    /** The words of changes, by unit. */
    static Map<String, List<String>> byUnit(List<Change> changes) {
        Map<String, List<String>> byUnit = new LinkedHashMap<>();
        for (Change change : changes) {
            byUnit.computeIfAbsent(change.unit(), unit -> new ArrayList<>()).add(change.words());
        }
        return byUnit;
    }
}

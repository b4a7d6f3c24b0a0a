package grognard.render.game;

import grognard.story.RecordLuck;
import grognard.story.Story;
import grognard.story.StoryEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Tells an event in a sentence: the deed and its end, in the ruleset's words for reports, then what it cost. */
final class EventSentence {

    /** For outcomes that need a winner where there is none. */
    private static final String NO_WINNER = "{A} and {B} fought hand to hand";

    private final UnitNouns names;
    private final ReportPhrases phrases;
    private final LossSentence aftermath;

    EventSentence(Story story, UnitNouns names) {
        this.names = names;
        this.phrases = new ReportPhrases(story.phrases());
        this.aftermath = new LossSentence(story.strengths(), names);
    }

    /** Whether the event is worth a sentence by itself. */
    boolean tells(StoryEvent event) {
        return phrases.isEmpty() || isFlight(event) || event.kind().equals("capture") || phrases.tells(event);
    }

    boolean tellsIfLast(StoryEvent event) {
        return phrases.tellsIfLast(event);
    }

    /** Whether the players noted that units have left the table or were taken, which the program cannot see. */
    static boolean isFlight(StoryEvent event) {
        return event.kind().equals("set") && !fled(event).isEmpty();
    }

    /** The units that a change by hand took from the table, by the reason given. */
    private static Map<String, List<String>> fled(StoryEvent event) {
        Map<String, List<String>> fled = new TreeMap<>();
        for (String unit : event.broken()) {
            String why = event.impact().why().getOrDefault(unit, "");
            if (why.equals("off") || why.equals("captured")) {
                fled.computeIfAbsent(why, any -> new ArrayList<>()).add(unit);
            }
        }
        return fled;
    }

    private String flight(StoryEvent event) {
        List<String> clauses = new ArrayList<>();
        fled(event).forEach((why, units) -> {
            boolean ran = event.changes().stream()
                    .anyMatch(change -> units.contains(change.unit()) && "routing".equals(change.from()));
            UnitNouns.Noun noun = names.of(units);
            clauses.add(noun.text() + " "
                    + (why.equals("captured")
                            ? noun.form("was") + " taken"
                            : ran ? "fled from the field" : "left the field"));
        });
        return UnitNouns.capital(String.join("; ", clauses)) + ".";
    }

    /** Whether two events can be told in one sentence: the same outcome, and nobody that they are about but the actors. */
    boolean isAlike(StoryEvent one, StoryEvent other) {
        return one.others().isEmpty()
                && other.others().isEmpty()
                && one.kind().equals(other.kind())
                && phrases.tellsAlike(one, other)
                && aftermath.led(one).isEmpty()
                && aftermath.led(other).isEmpty();
    }

    /** The event by itself. */
    String of(StoryEvent event) {
        return of(List.of(event), Optional.empty());
    }

    /**
     * Tells events of the same kind in one sentence.
     *
     * @param before the event that was told in the sentence before
     */
    String of(List<StoryEvent> events, Optional<StoryEvent> before) {
        StoryEvent event = events.get(0);
        if (isFlight(event)) {
            return flight(event);
        }
        boolean then = before.filter(earlier -> isSamePair(earlier, event)).isPresent();
        String way = event.kind().equals("capture")
                ? "{A} took {B}"
                : phrases.next(event, then).orElse("");
        String told = way.isEmpty() ? "" : filled(way, events);
        String deed = told.isEmpty() ? plain(event) : told;
        return UnitNouns.capital(deed + aftermath.of(events, way, deed)) + ".";
    }

    private String filled(String way, List<StoryEvent> events) {
        StoryEvent event = events.get(0);
        Map<String, UnitNouns.Noun> nouns = new HashMap<>();
        Set<String> acting = new LinkedHashSet<>();
        events.forEach(one -> acting.addAll(one.units()));
        put(nouns, "A", List.copyOf(acting));
        put(nouns, "B", event.others());
        put(nouns, "S", event.cast().support());
        if (event.won() != 0) {
            boolean isLost = event.won() < 0;
            put(nouns, "W", isLost ? event.others() : event.units());
            List<String> losers = isLost ? event.units() : event.others();
            List<String> named =
                    losers.stream().filter(event.cast().beaten()::contains).toList();
            put(nouns, "L", named.isEmpty() ? losers : named);
        }
        aftermath.led(event).ifPresent(unit -> put(nouns, "with", List.of(unit)));
        Map<String, String> texts = Map.of("lost", aftermath.lost(event));
        return ReportPhrases.filled(way, nouns, texts)
                .or(() -> ReportPhrases.filled(NO_WINNER, nouns, texts))
                .orElse("");
    }

    private void put(Map<String, UnitNouns.Noun> nouns, String letter, List<String> units) {
        if (!units.isEmpty()) {
            nouns.put(letter, names.of(units));
        }
    }

    /** The outcome in its own words, for a ruleset that has no sentences for reports. */
    private String plain(StoryEvent event) {
        String told = event.told().endsWith(".")
                ? event.told().substring(0, event.told().length() - 1)
                : event.told();
        List<String> all = new ArrayList<>(event.units());
        all.addAll(event.others());
        if (all.isEmpty() || told.isEmpty()) {
            return told.isEmpty() ? EventText.deed(event) : told;
        } else if (all.stream().anyMatch(told::startsWith)) {
            boolean namesAll = event.others().isEmpty() || all.stream().allMatch(told::contains);
            return namesAll
                    ? told
                    : names.of(event.units()).text() + " against "
                            + names.of(event.others()).text() + ": " + told;
        }
        return EventText.deed(event) + ": " + told.substring(0, 1).toLowerCase(Locale.ROOT) + told.substring(1);
    }

    static boolean isSamePair(StoryEvent one, StoryEvent other) {
        boolean same = one.others().equals(other.others()) && other.units().containsAll(one.units());
        boolean reversed = one.units().equals(other.others()) && one.others().equals(other.units());
        return !one.others().isEmpty() && !other.others().isEmpty() && (same || reversed);
    }

    static double chance(RecordLuck luck) {
        return luck.isGood() ? luck.likelihood().better() : luck.likelihood().worse();
    }

    /** {@code one time in six}; with about if that is rounded, which large numbers are to two digits. */
    static String times(RecordLuck luck) {
        double chance = chance(luck);
        long in = Math.round(1 / chance);
        long unit = 1;
        while (in / unit >= 100) {
            unit *= 10;
        }
        long rounded = Math.round((double) in / unit) * unit;
        boolean exact = Math.abs(chance * rounded - 1) < 1e-9;
        return (exact ? "" : "about ") + "one time in " + ProseNumber.of(rounded);
    }
}

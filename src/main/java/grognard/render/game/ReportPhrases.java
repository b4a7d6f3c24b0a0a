package grognard.render.game;

import grognard.input.RegexReplacer;
import grognard.story.StoryEvent;
import grognard.table.NamedRow;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sentences in which a report tells outcomes, from the ruleset's {@code told.csv}, with names put in. */
final class ReportPhrases {

    /** <code>{A}</code>, <code>{A was}</code>, <code>{A's}</code>, <code>{A:its}</code>, <code>{lost}</code>. */
    private static final Pattern NAME = Pattern.compile("\\{([A-Za-z]+)(?:([ :])([a-z]+)|('s))?\\}");

    private static final Pattern OPTIONAL = Pattern.compile("\\[([^\\[\\]]*)\\]");

    /** Stands for what has no value. No name holds it, since musters refuse control characters. */
    private static final String MISSING = "\u0000";

    private final Map<String, NamedRow> rows = new HashMap<>();

    /** How often each row was used, to take its ways in turn. */
    private final Map<String, Integer> uses = new HashMap<>();

    ReportPhrases(List<NamedRow> told) {
        for (NamedRow row : told) {
            rows.put(row.get("resolver") + " " + row.get("code"), row);
        }
    }

    /** Whether the ruleset has sentences for reports; if not, the outcomes' own words serve. */
    boolean isEmpty() {
        return rows.isEmpty();
    }

    /** Whether the event is worth a sentence by itself. */
    boolean tells(StoryEvent event) {
        return row(event).filter(row -> !row.get("told").isEmpty()).isPresent();
    }

    /** Whether the event is told only if no other attack follows between the two: the row's code ends in a question mark. */
    boolean tellsIfLast(StoryEvent event) {
        return rows.containsKey(event.resolver() + " " + event.code() + "?");
    }

    /** Whether both outcomes are told in the same words. */
    boolean tellsAlike(StoryEvent one, StoryEvent other) {
        Optional<String> told = row(one).map(row -> row.get("told"));
        return told.isPresent() && told.equals(row(other).map(row -> row.get("told")));
    }

    /** The row of the outcome: that with + surrender or ! where a unit surrendered or broke by it, if there is one. */
    private Optional<NamedRow> row(StoryEvent event) {
        String key = event.resolver() + " " + event.code();
        boolean breaks = event.broken().stream()
                .anyMatch(unit -> event.units().contains(unit) || event.others().contains(unit));
        NamedRow row = breaks && event.text().contains("surrender") ? rows.get(key + "+surrender") : null;
        row = row == null && breaks ? rows.get(key + "!") : row;
        row = row == null ? rows.get(key + "?") : row;
        return Optional.ofNullable(row == null ? rows.get(key) : row);
    }

    /**
     * The next way to tell the event.
     *
     * @param then whether the sentence before was about the same two
     */
    Optional<String> next(StoryEvent event, boolean then) {
        Optional<NamedRow> row = row(event);
        String follows = row.map(found -> found.get("then")).orElse("");
        String ways = then && !follows.isEmpty()
                ? follows
                : row.map(found -> found.get("told")).orElse("");
        if (ways.isEmpty()) {
            return Optional.empty();
        }
        String[] each = ways.split("\\|", -1);
        return Optional.of(each[(uses.merge(ways, 1, Integer::sum) - 1) % each.length]);
    }

    /**
     * Puts names into a sentence.
     *
     * @param nouns the units by the letter or word in braces
     * @param texts other words by their name in braces
     * @return empty if a name outside of square brackets is missing
     */
    static Optional<String> filled(String way, Map<String, UnitNouns.Noun> nouns, Map<String, String> texts) {
        Function<String, String> fill =
                text -> RegexReplacer.replaceAll(NAME, text, found -> value(found, nouns, texts));
        String kept = RegexReplacer.replaceAll(OPTIONAL, way, found -> {
            String inner = fill.apply(found.group(1));
            return inner.contains(MISSING) ? "" : inner;
        });
        String filled = fill.apply(kept);
        return filled.contains(MISSING) ? Optional.empty() : Optional.of(filled);
    }

    private static String value(Matcher found, Map<String, UnitNouns.Noun> nouns, Map<String, String> texts) {
        UnitNouns.Noun noun = nouns.get(found.group(1));
        if (noun == null) {
            return texts.getOrDefault(found.group(1), MISSING);
        } else if (found.group(4) != null) {
            return noun.possessive();
        } else if (found.group(3) == null) {
            return noun.text();
        }
        String form = noun.form(found.group(3));
        return found.group(2).equals(" ") ? noun.text() + " " + form : form;
    }
}

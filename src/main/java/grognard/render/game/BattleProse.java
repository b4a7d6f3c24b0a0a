package grognard.render.game;

import grognard.story.Chapter;
import grognard.story.RecordLuck;
import grognard.story.Story;
import grognard.story.StoryEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells a turn in a few sentences: the events that cost an army something, broke a unit or went against the odds, and the
 * players' notes. The volleys between them are summed up.
 */
final class BattleProse {

    /** Most events of a turn that are told one by one, so that a battle stays a page. */
    private static final int MOST_EVENTS = 6;

    /** Roles of attacks hand to hand, in all rulesets. */
    private static final Set<String> ATTACKING = Set.of("attacker", "striker");

    /** Ways to tell how often so much luck comes, used in turn, so that no sentence returns every few lines. */
    private static final List<String> GOOD =
            List.of("It goes so well %s.", "Such luck comes %s.", "That comes off %s.");

    private static final List<String> BAD =
            List.of("It goes so badly %s.", "Such bad luck comes %s.", "That goes wrong %s.");

    /** Of fire and blows, where it would not be clear to whom it goes so badly. */
    private static final List<String> MUCH = List.of("Fire tells so well %s.", "A volley does so much %s.");

    private static final List<String> LITTLE = List.of("Fire tells so little %s.", "A volley does so little %s.");

    private final Story story;
    private final UnitNames names;
    private final EventSentence sentences;
    private final FireSummary fire;
    private int surprises;

    BattleProse(Story story) {
        this.story = story;
        this.names = new UnitNames(story);
        this.sentences = new EventSentence(story, names);
        this.fire = new FireSummary(story.strengths());
    }

    /** The paragraphs of a turn; a note is one of its own. */
    List<String> of(Chapter chapter) {
        Set<Long> told = told(chapter);
        List<String> paragraphs = new ArrayList<>();
        List<String> paragraph = new ArrayList<>();
        Optional<StoryEvent> before = Optional.empty();
        for (StoryEvent event : chapter.events()) {
            if (event.undone()) {
                continue;
            }
            if (event.kind().equals("note")) {
                end(paragraph, paragraphs);
                paragraphs.add("\u201c" + event.text() + "\u201d");
                before = Optional.empty();
            } else if (told.contains(event.record())) {
                addFire(paragraph);
                paragraph.add(sentences.of(event, before));
                event.luck().filter(EventSentence::isSurprise).ifPresent(luck -> paragraph.add(surprise(event, luck)));
                before = Optional.of(event);
            } else if (FireSummary.isFire(event)) {
                fire.add(event);
            }
            if (!event.verdict().isEmpty()) {
                addFire(paragraph);
                paragraph.add(verdict(event.verdict()));
            }
        }
        end(paragraph, paragraphs);
        return paragraphs;
    }

    private void addFire(List<String> paragraph) {
        String sentence = fire.sentence();
        if (!sentence.isEmpty()) {
            paragraph.add(names.spoken(sentence));
        }
    }

    private void end(List<String> paragraph, List<String> paragraphs) {
        addFire(paragraph);
        if (!paragraph.isEmpty()) {
            paragraphs.add(String.join(" ", paragraph));
            paragraph.clear();
        }
    }

    private String surprise(StoryEvent event, RecordLuck luck) {
        boolean good = luck.isGood();
        boolean fires = FireSummary.isFire(event);
        List<String> ways = fires
                ? (good ? MUCH : LITTLE)
                : EventSentence.isCount(event)
                        ? List.of("Blows tell so " + (good ? "well" : "little") + " %s.")
                        : good ? GOOD : BAD;
        return ways.get(surprises++ % ways.size()).replace("%s", EventSentence.times(luck));
    }

    /** The numbers of the records that are told one by one. */
    private Set<Long> told(Chapter chapter) {
        List<StoryEvent> ranked = new ArrayList<>();
        for (StoryEvent event : chapter.events()) {
            if (!event.undone() && rank(event) > 0) {
                ranked.add(event);
            }
        }
        ranked.sort(Comparator.comparingDouble(this::rank).reversed());
        Set<Long> told = new HashSet<>();
        ranked.subList(0, Math.min(MOST_EVENTS, ranked.size())).forEach(event -> told.add(event.record()));
        return told;
    }

    /**
     * How much an event matters; 0 if it does not, or is a volley like others. Broken units come before attacks, attacks
     * before losses, and those before surprises.
     */
    private double rank(StoryEvent event) {
        if (!event.isResolution() && !event.kind().equals("capture")) {
            return 0;
        }
        double cost = event.impact().cost().doubleValue();
        boolean surprise = event.luck().filter(EventSentence::isSurprise).isPresent();
        if (!event.broken().isEmpty()) {
            return 1000 + cost;
        } else if (ATTACKING.contains(event.role())) {
            return 700 + cost;
        } else if (FireSummary.isFire(event)) {
            boolean weakens = event.changes().stream()
                    .anyMatch(change -> change.field().equals("weakened") && Boolean.TRUE.equals(change.to()));
            return weakens ? 500 + cost : surprise ? 100 + cost : 0;
        } else if (cost != 0) {
            return 500 + cost;
        } else if (surprise) {
            return 100;
        }
        boolean changes = event.changes().stream()
                .anyMatch(change -> change.field().equals("state") || FireSummary.isLoss(change, story.strengths()));
        return changes ? 20 : 0;
    }

    /** The event by itself, with the chance of a surprise in brackets. */
    String sentence(StoryEvent event) {
        return event.luck()
                .filter(EventSentence::isSurprise)
                .map(luck -> withChance(event, luck))
                .orElseGet(() -> sentences.of(event));
    }

    /** The event by itself, with its chance in brackets. */
    String withChance(StoryEvent event, RecordLuck luck) {
        String sentence = sentences.of(event);
        return sentence.substring(0, sentence.length() - 1) + " (" + EventSentence.times(luck) + ").";
    }

    /** {@code FRENCH WITHDRAW} as a sentence with the sides' names as in the report. */
    String verdict(String capitals) {
        String text = capitals.toLowerCase(Locale.ROOT);
        for (String side : story.sides()) {
            String name = Pattern.quote(side.toLowerCase(Locale.ROOT));
            text = Pattern.compile("(?<!\\w)" + name + "(?!\\w)")
                    .matcher(text)
                    .replaceFirst(Matcher.quoteReplacement(SideNames.people(side)));
        }
        return UnitNames.capital(text) + ".";
    }
}

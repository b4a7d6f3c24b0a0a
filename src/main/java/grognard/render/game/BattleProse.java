package grognard.render.game;

import grognard.story.Chapter;
import grognard.story.RecordLuck;
import grognard.story.Story;
import grognard.story.StoryEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Tells a turn in a few sentences: the events that cost an army something, broke a unit or went against the odds, and the
 * players' notes. The other volleys are summed up.
 */
final class BattleProse {

    /** Most events of a turn that are told one by one, so that a battle stays a page; units that break always are. */
    private static final int MOST_EVENTS = 12;

    /** The rank of events in which a unit breaks or is taken, which are all told. */
    private static final double END = 1000;

    /** Roles of attacks hand to hand, in all rulesets. */
    private static final Set<String> ATTACKING = Set.of("attacker", "striker");

    private final Story story;
    private final EventSentence sentences;
    private final FireSummary fire;
    private final LuckRemarks luck = new LuckRemarks();

    /** The last verdict told: records after the end of a battle repeat it. */
    private String verdict = "";

    BattleProse(Story story) {
        this.story = story;
        UnitNouns names = new UnitNouns(story);
        this.sentences = new EventSentence(story, names);
        this.fire = new FireSummary(story.strengths(), names);
    }

    /** The paragraphs of a turn; a note is one of its own. */
    List<String> of(Chapter chapter) {
        Set<Long> told = told(chapter);
        Set<Long> surprises = luck.remarked(chapter, told);
        List<StoryEvent> shown =
                chapter.events().stream().filter(event -> !event.undone()).toList();
        ParagraphWriter writer = new ParagraphWriter();
        String end = "";
        for (int i = 0; i < shown.size(); i++) {
            StoryEvent event = shown.get(i);
            boolean isTold = told.contains(event.record());
            // The summary of fire comes before the next event, so that causes come before their results.
            boolean isFire = FireSummary.isFire(event);
            boolean isNext = isFire
                    ? !fire.goesWith(event, isTold)
                    : isTold || event.kind().equals("note");
            if (isNext) {
                writer.add(fire.sentence());
            }
            if (event.kind().equals("note")) {
                writer.note(event.text());
            } else if (isTold) {
                List<StoryEvent> alike = alike(shown, i, told);
                writer.add(sentences.of(alike, writer.before()), event);
                if (alike.size() == 1 && surprises.contains(event.record())) {
                    event.luck().ifPresent(chance -> writer.add(luck.sentence(event, chance)));
                }
                alike.forEach(one -> told.remove(one.record()));
            } else if (isFire) {
                fire.add(event);
            }
            if (!event.verdict().isEmpty() && !event.verdict().equals(verdict)) {
                verdict = event.verdict();
                end = VerdictText.of(verdict, story.sides()) + ".";
            }
        }
        writer.add(fire.sentence());
        String misses = fire.misses();
        if (writer.isEmpty()) {
            writer.add(misses);
        }
        if (!end.isEmpty()) {
            writer.end();
            writer.add(end);
        }
        return writer.paragraphs();
    }

    /** The event and those told after it that are of the same kind and need no enemy: {@code A, B and C rallied}. */
    private List<StoryEvent> alike(List<StoryEvent> shown, int from, Set<Long> told) {
        StoryEvent first = shown.get(from);
        List<StoryEvent> alike = new ArrayList<>(List.of(first));
        for (StoryEvent event : shown.subList(from + 1, shown.size())) {
            boolean isTold = told.contains(event.record());
            if (isTold ? !sentences.isAlike(first, event) : FireSummary.isFire(event)) {
                break;
            } else if (isTold) {
                alike.add(event);
            }
        }
        return alike;
    }

    /** The numbers of the records that are told one by one: what matters most, and the fights between the same units. */
    private Set<Long> told(Chapter chapter) {
        List<StoryEvent> ranked = new ArrayList<>();
        for (StoryEvent event : chapter.events()) {
            boolean leadsOn = sentences.tellsIfLast(event)
                    && chapter.events().stream().anyMatch(later -> goesOnFrom(event, later));
            if (!event.undone() && rank(event) > 0 && sentences.tells(event) && !leadsOn) {
                ranked.add(event);
            }
        }
        ranked.sort(Comparator.comparingDouble(this::rank).reversed());
        long ends = ranked.stream().filter(event -> rank(event) >= END).count();
        int most = Math.max((int) ends, Math.min(MOST_EVENTS, ranked.size()));
        List<StoryEvent> kept = new ArrayList<>(ranked.subList(0, most));
        Set<Long> told = new HashSet<>();
        kept.forEach(event -> told.add(event.record()));
        for (StoryEvent event : ranked.subList(kept.size(), ranked.size())) {
            if (isAttack(event)
                    && kept.stream().anyMatch(one -> isAttack(one) && EventSentence.isSamePair(event, one))) {
                told.add(event.record());
            }
        }
        return told;
    }

    /** Whether the attack went on with another one between the two. */
    private static boolean goesOnFrom(StoryEvent event, StoryEvent later) {
        return later.record() > event.record()
                && !later.undone()
                && isAttack(later)
                && EventSentence.isSamePair(event, later);
    }

    private static boolean isAttack(StoryEvent event) {
        return ATTACKING.contains(event.role());
    }

    /**
     * How much an event matters; 0 if it does not, or is a volley like others. Broken units come first, then those that
     * fell back, other changes of the count such as rallies, undecided attacks, volleys that weaken, and surprises.
     */
    private double rank(StoryEvent event) {
        if (!event.isResolution() && !event.kind().equals("capture")) {
            return EventSentence.isFlight(event) ? END : 0;
        }
        double cost = event.impact().cost().doubleValue();
        boolean surprise = LuckRemarks.surprise(event).isPresent();
        if (!event.broken().isEmpty() || event.kind().equals("capture")) {
            return END + cost;
        } else if (!event.cast().beaten().isEmpty() && !event.others().isEmpty()) {
            return 900 + Math.min(cost, 99);
        } else if (isAttack(event)) {
            return 700 + Math.min(cost, 99);
        } else if (FireSummary.isFire(event)) {
            boolean weakens = event.changes().stream()
                    .anyMatch(change -> change.field().equals("weakened") && Boolean.TRUE.equals(change.to()));
            // A poor volley is only worth telling if it did nothing at all.
            boolean isRare =
                    surprise && (event.hits() == 0 || event.luck().get().isGood());
            return weakens ? 500 + cost : isRare ? 100 + cost : 0;
        } else if (cost != 0) {
            return 800 + Math.min(cost, 99);
        } else if (surprise) {
            return 100;
        }
        boolean changes = event.changes().stream()
                .anyMatch(change -> change.field().equals("state") || LossSentence.isLoss(change, story.strengths()));
        return changes ? 20 : 0;
    }

    /** The event by itself, with the chance of a surprise in brackets. */
    String sentence(StoryEvent event) {
        return LuckRemarks.surprise(event)
                .map(chance -> withChance(event, chance))
                .orElseGet(() -> sentences.of(event));
    }

    /** Whether there is a sentence for the event. */
    boolean tells(StoryEvent event) {
        return sentences.tells(event);
    }

    /** The event by itself, with its chance in brackets. */
    String withChance(StoryEvent event, RecordLuck chance) {
        String sentence = sentences.of(event);
        String what = !FireSummary.isFire(event) ? "" : chance.isGood() ? "so much comes " : "so little comes ";
        return sentence.substring(0, sentence.length() - 1) + " (" + what + EventSentence.times(chance) + ").";
    }
}

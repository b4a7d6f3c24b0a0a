package grognard.render.game;

import grognard.story.StoryEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts sentences into paragraphs of a few each. */
final class ParagraphWriter {

    /** Most sentences of a paragraph. */
    private static final int MOST_SENTENCES = 5;

    private final List<String> paragraphs = new ArrayList<>();
    private final List<String> sentences = new ArrayList<>();
    private Optional<StoryEvent> before = Optional.empty();

    /** Whether the paragraph before ended only because it was long. */
    private boolean isSplit;

    /** The event that the last sentence was about; empty at the beginning of a paragraph. */
    Optional<StoryEvent> before() {
        return before;
    }

    boolean isEmpty() {
        return paragraphs.isEmpty() && sentences.isEmpty();
    }

    /** Adds the players' own words as a paragraph of their own. */
    void note(String text) {
        end();
        paragraphs.add("\u201c" + text + "\u201d");
    }

    void add(String sentence) {
        if (!sentence.isEmpty()) {
            sentences.add(sentence);
        }
    }

    /** Adds the sentence about an event. A long paragraph ends before it, unless it goes on with the same units. */
    void add(String sentence, StoryEvent event) {
        boolean goesOn = before.filter(earlier -> EventSentence.isSamePair(earlier, event))
                .isPresent();
        if (sentences.size() >= MOST_SENTENCES && !goesOn) {
            end();
            isSplit = true;
        }
        sentences.add(sentence);
        before = Optional.of(event);
    }

    /** Ends the paragraph. A single sentence that is left over goes with the paragraph before, unless that is a note. */
    void end() {
        int last = paragraphs.size() - 1;
        if (sentences.size() == 1 && isSplit) {
            paragraphs.set(last, paragraphs.get(last) + " " + sentences.get(0));
        } else if (!sentences.isEmpty()) {
            paragraphs.add(String.join(" ", sentences));
        }
        sentences.clear();
        before = Optional.empty();
        isSplit = false;
    }

    List<String> paragraphs() {
        end();
        return paragraphs;
    }
}

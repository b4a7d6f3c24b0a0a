package grognard.lookup;

import grognard.input.Nearest;
import grognard.input.Visible;
import grognard.lookup.Passages.Passage;
import grognard.render.PageWriter;
import grognard.rules.Description;
import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a ruleset answers to a question: the passages that say it, what to type, and where there is more. */
public final class Answer {

    /** About so many characters of passages fit on a screen with everything else. */
    private static final int SCREEN = 1900;

    private static final int MOST_PASSAGES = 12;
    private static final int MOST_COMMANDS = 3;

    private final Ruleset ruleset;
    private final Question question;
    private final List<Passage> passages;
    private final Optional<String> resolver;
    private final Optional<Topic> topic;
    private final Optional<Ruling> ruling;

    private Answer(Ruleset ruleset, Question question) {
        this.ruleset = ruleset;
        this.question = question;
        this.resolver = resolver(ruleset, question);
        this.topic = Topic.of(ruleset).stream()
                .filter(known -> known.isCalled(question.name()))
                .findFirst();
        this.ruling = ruling(ruleset, question.name());
        this.passages = topic.isPresent() || ruling.isPresent()
                ? List.of()
                : Passages.of(ruleset).find(question, resolver.orElse(""));
    }

    /** What the ruleset says about these words; nothing if it has none of them. */
    public static Optional<Answer> of(Ruleset ruleset, List<String> words) {
        Answer answer = new Answer(ruleset, Question.of(words));
        boolean any = answer.isNamed() || !answer.passages.isEmpty();
        return any ? Optional.of(answer) : Optional.empty();
    }

    /** Whether the question is the very name of something: a resolver, a topic, a ruling. */
    private boolean isNamed() {
        return resolver.isPresent() || topic.isPresent() || ruling.isPresent();
    }

    /** Whether the word is the id of one of the ruleset's rulings. */
    public static boolean isRuling(Ruleset ruleset, String word) {
        return ruling(ruleset, word.toLowerCase(Locale.ROOT)).isPresent();
    }

    /** Whether the word stands in the ruleset's facts as it is. */
    public static boolean knows(Ruleset ruleset, String word) {
        Term term = new Term(word.toLowerCase(Locale.ROOT), List.of());
        return Facts.of(ruleset).stream().anyMatch(fact -> term.in(fact.text()) > 0 || term.in(fact.words()) > 0);
    }

    /** The resolver that is named, perhaps misspelt, or whose own words the question has and no fact does. */
    private static Optional<String> resolver(Ruleset ruleset, Question question) {
        String name = question.name();
        if (ruleset.resolvers().contains(name)) {
            return Optional.of(name);
        }
        boolean foreign = question.terms().stream().noneMatch(term -> knows(ruleset, term.word()));
        if (!foreign) {
            return Optional.empty();
        }
        return Nearest.to(name, ruleset.resolvers())
                .or(() -> ruleset.resolvers().stream()
                        .filter(resolver -> says(ruleset.resolver(resolver).description(), question))
                        .findFirst());
    }

    private static boolean says(Description description, Question question) {
        StringBuilder text = new StringBuilder(description.summary());
        description.parameters().forEach(parameter -> text.append(' ').append(parameter.name()));
        description.codes().forEach(code -> text.append(' ').append(code.name()));
        return question.terms().stream().allMatch(term -> term.in(text.toString()) > 0);
    }

    private static Optional<Ruling> ruling(Ruleset ruleset, String name) {
        if (name.indexOf('-') < 0) {
            return Optional.empty();
        }
        return ruleset.rulings().stream()
                .filter(known -> known.id().toLowerCase(Locale.ROOT).equals(name))
                .findFirst();
    }

    /** Whose answer it is. */
    public Ruleset ruleset() {
        return ruleset;
    }

    /**
     * Writes what fits on a screen.
     *
     * @param before what has to be typed before a resolver's name
     * @param rules what has to be typed before the words of a look-up
     * @return what to type for more, the first being number 1
     */
    public List<String> write(Tables tables, String before, String rules, PageWriter page) {
        RulePage whole = new RulePage(tables, before, page);
        if (ruling.isPresent()) {
            whole.ruling(ruling.get());
            return List.of();
        }
        if (topic.isPresent()) {
            whole.topic(topic.get());
            return List.of();
        }
        if (resolver.isPresent()) {
            Description description = ruleset.resolver(resolver.get()).description();
            page.heading(1, ruleset.name() + " " + resolver.get() + ": " + description.summary());
            page.commands(first(description.examples(), before + resolver.get() + " "));
        } else {
            page.heading(1, ruleset.name() + ": " + Visible.text(question.name().replace('-', ' ')));
        }
        List<Fact> shown = shown();
        page.terms(
                shown.stream().map(fact -> List.of(fact.topic(), fact.text())).toList());
        if (resolver.isEmpty()) {
            commands(shown, before, page);
        }
        return more(shown, rules, page);
    }

    /** Writes everything: the resolver's whole page, or all passages. */
    public void writeAll(Tables tables, String before, PageWriter page) {
        if (resolver.isPresent()) {
            new RulePage(tables, before, page)
                    .resolver(ruleset.resolver(resolver.get()).description());
        } else if (passages.isEmpty()) {
            write(tables, before, "", page);
        } else {
            page.heading(1, ruleset.name() + ": " + Visible.text(question.name().replace('-', ' ')));
            page.terms(passages.stream()
                    .map(passage ->
                            List.of(passage.fact().topic(), passage.fact().text()))
                    .toList());
        }
    }

    private List<Fact> shown() {
        List<Fact> shown = new ArrayList<>();
        int room = SCREEN;
        for (Passage passage : passages) {
            room -= passage.fact().text().length() + 20;
            if (shown.size() == MOST_PASSAGES || (room < 0 && !shown.isEmpty())) {
                break;
            }
            shown.add(passage.fact());
        }
        return shown;
    }

    private static List<String> first(List<String> examples, String before) {
        return examples.stream()
                .limit(MOST_COMMANDS)
                .map(example -> (before + example).strip())
                .toList();
    }

    private static void commands(List<Fact> shown, String before, PageWriter page) {
        List<String> lines = shown.stream()
                .map(Fact::see)
                .filter(see -> !see.isEmpty())
                .distinct()
                .limit(MOST_COMMANDS)
                .map(see -> before + see)
                .toList();
        if (!lines.isEmpty()) {
            page.heading(3, "Type");
            page.commands(lines);
        }
    }

    /** What to type for more, numbered where there is a choice. */
    private List<String> more(List<Fact> shown, String rules, PageWriter page) {
        List<String> names = new ArrayList<>();
        resolver.ifPresent(names::add);
        for (Fact fact : shown) {
            if (!fact.see().isEmpty() && !names.contains(fact.resolver()) && names.size() < MOST_COMMANDS) {
                names.add(fact.resolver());
            }
        }
        List<String> lines = new ArrayList<>();
        if (passages.size() > shown.size() && resolver.isEmpty()) {
            lines.add(rules + Visible.text(question.name().replace('-', ' ')) + " --all");
        }
        names.forEach(name -> lines.add(rules + name + " --all"));
        if (lines.size() == 1) {
            page.prose("more: " + lines.get(0));
        } else if (!lines.isEmpty()) {
            page.heading(3, "More");
            List<List<String>> rows = new ArrayList<>();
            for (String line : lines) {
                rows.add(List.of(String.valueOf(rows.size() + 1), line));
            }
            page.terms(rows);
        }
        return lines;
    }
}

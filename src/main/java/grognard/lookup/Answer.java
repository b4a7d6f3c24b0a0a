package grognard.lookup;

import grognard.input.Nearest;
import grognard.input.SafeText;
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
import java.util.Set;

/** What a ruleset answers to a question: the passages that say it, what to type, and where there is more. */
public final class Answer {

    /** About so many characters of passages fit on a screen with everything else. */
    private static final int SCREEN = 1900;

    private static final int MOST_PASSAGES = 12;
    private static final int MOST_COMMANDS = 3;

    /** What can be typed for any troop of a list. */
    private static final String TROOP_MOVES = "moves --troop ";

    private final Ruleset ruleset;
    private final Question question;
    private final List<Passage> passages;
    private final Optional<String> resolver;
    private final Optional<Topic> topic;
    private final Optional<Ruling> ruling;

    private Answer(Ruleset ruleset, Question question) {
        this.ruleset = ruleset;
        this.question = question;
        this.topic = Topic.called(ruleset, question.name());
        this.ruling = ruling(ruleset, question.name());
        if (topic.isPresent() || ruling.isPresent()) {
            this.resolver = Optional.empty();
            this.passages = List.of();
        } else {
            Passages all = Passages.of(ruleset);
            this.resolver = resolver(ruleset, question, all);
            boolean misspelt = resolver.isPresent() && !resolver.get().equals(question.name());
            Question meant = misspelt ? Question.of(List.of(resolver.get())) : question;
            this.passages = all.find(meant, resolver.orElse(""));
        }
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

    /** Whether the ruleset's facts have all of these words, so that nothing need be guessed. */
    public static boolean knows(Ruleset ruleset, List<String> words) {
        String facts = Facts.written(ruleset); // as one text: most rulesets that are asked have to say no
        for (Term term : Question.of(words).terms()) {
            if (!term.isIn(facts)) {
                return false;
            }
        }
        return true;
    }

    /**
     * The resolver that is named, or whose name comes nearest to words that no fact knows. Of a ruleset that has no
     * facts, its resolvers' own words are asked.
     */
    private static Optional<String> resolver(Ruleset ruleset, Question question, Passages all) {
        String name = question.name();
        if (ruleset.resolvers().contains(name)) {
            return Optional.of(name);
        }
        for (Term term : question.terms()) {
            if (all.know(term)) {
                return Optional.empty();
            }
        }
        Optional<String> near = Nearest.to(name, ruleset.resolvers());
        if (near.isPresent() || !all.isEmpty()) {
            return near;
        }
        for (String resolver : ruleset.resolvers()) {
            if (says(ruleset.resolver(resolver).description(), question)) {
                return Optional.of(resolver);
            }
        }
        return Optional.empty();
    }

    private static boolean says(Description description, Question question) {
        StringBuilder text = new StringBuilder(description.summary());
        description.parameters().forEach(parameter -> text.append(' ').append(parameter.name()));
        description.codes().forEach(code -> text.append(' ').append(code.name()));
        return question.terms().stream().allMatch(term -> term.in(text.toString()) > 0);
    }

    private static Optional<Ruling> ruling(Ruleset ruleset, String name) {
        if (name.indexOf('-') >= 0) {
            for (Ruling known : ruleset.rulings()) {
                if (known.id().equalsIgnoreCase(name)) {
                    return Optional.of(known);
                }
            }
        }
        return Optional.empty();
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
     * @param inPlay the troops of the game that is being played; none if there is no game
     * @return what to type for more, the first being number 1
     */
    public List<String> write(Tables tables, String before, String rules, Set<String> inPlay, PageWriter page) {
        RulePage whole = new RulePage(tables, before, page);
        if (ruling.isPresent()) {
            whole.ruling(ruling.get());
            return List.of();
        }
        if (topic.isPresent()) {
            whole.topic(topic.get());
            return List.of();
        }
        List<Fact> shown = shown();
        String title = SafeText.line(question.name().replace('-', ' '));
        List<String> commands = new ArrayList<>();
        if (resolver.isPresent()) {
            Description description = ruleset.resolver(resolver.get()).description();
            page.heading(1, ruleset.name() + " " + resolver.get() + ": " + description.summary());
            for (String example : description.examples()) {
                commands.add((before + resolver.get() + " " + example).strip());
            }
        } else {
            page.heading(1, ruleset.name() + ": " + title);
            String troop = TroopList.write(question, tables, inPlay, page);
            for (Fact fact : shown) {
                String command = before + asked(fact.see(), troop);
                if (!fact.see().isEmpty() && !commands.contains(command)) {
                    commands.add(command);
                }
            }
        }
        page.terms(rows(shown));
        if (!commands.isEmpty()) {
            page.heading(3, "Type");
            page.commands(commands.subList(0, Math.min(MOST_COMMANDS, commands.size())));
        }
        return more(shown, rules, page);
    }

    /** The command with the troop that was asked for in the place of its example. */
    private static String asked(String command, String troop) {
        if (troop.isEmpty() || !command.startsWith(TROOP_MOVES)) {
            return command;
        }
        int rest = command.indexOf(' ', TROOP_MOVES.length());
        return TROOP_MOVES + troop + (rest < 0 ? "" : command.substring(rest));
    }

    private static List<List<String>> rows(List<Fact> facts) {
        List<List<String>> rows = new ArrayList<>();
        for (Fact fact : facts) {
            rows.add(List.of(fact.topic(), fact.text()));
        }
        return rows;
    }

    /** Writes everything: the resolver's whole page, or all passages. */
    public void writeAll(Tables tables, String before, Set<String> inPlay, PageWriter page) {
        if (resolver.isPresent()) {
            new RulePage(tables, before, page)
                    .resolver(ruleset.resolver(resolver.get()).description(), inPlay);
        } else if (passages.isEmpty()) {
            write(tables, before, "", inPlay, page);
        } else {
            page.heading(
                    1, ruleset.name() + ": " + SafeText.line(question.name().replace('-', ' ')));
            List<Fact> all = new ArrayList<>();
            passages.forEach(passage -> all.add(passage.fact()));
            page.terms(rows(all));
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

    /** What to type for more, numbered where there is a choice. */
    private List<String> more(List<Fact> shown, String rules, PageWriter page) {
        List<String> names = new ArrayList<>();
        if (resolver.isPresent()) {
            names.add(resolver.get());
        }
        for (Fact fact : shown) {
            if (!fact.see().isEmpty() && !names.contains(fact.resolver()) && names.size() < MOST_COMMANDS) {
                names.add(fact.resolver());
            }
        }
        List<String> lines = new ArrayList<>();
        if (passages.size() > shown.size() && resolver.isEmpty()) {
            lines.add(rules + SafeText.line(question.name().replace('-', ' ')) + " --all");
        }
        for (String name : names) {
            lines.add(rules + name + " --all");
        }
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

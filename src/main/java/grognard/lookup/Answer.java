package grognard.lookup;

import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.lookup.PassageSearch.Passage;
import grognard.render.page.LineWrapper;
import grognard.render.page.PageWriter;
import grognard.rules.Description;
import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A ruleset's answer to a look-up ({@code rules hussar charge}): the passages that match best, commands to try, and further
 * look-ups. Resolvers, topics and rulings that are asked for by name get their own page instead of passages.
 */
public final class Answer {

    /** Characters of passages that fit on a screen of 80 by 24 or so, beside the headings and commands. */
    private static final int SCREEN = 1900;

    /** Characters added for the topic and the line break of each passage. */
    private static final int PASSAGE_OVERHEAD = 20;

    /**
     * How much of an answer is written.
     *
     * @param characters of the passages, with {@link #PASSAGE_OVERHEAD} for each
     * @param width of the terminal, in which the lines of the passages count; 0 where only characters do
     */
    public record Space(int characters, int passages, int commands, int width) {

        /** For files and pipes. */
        public static final Space PAGE = new Space(SCREEN, 12, 3, 0);

        private static final int LINES = 12;

        /** Lines for the heading, the command to type, and where there is more. */
        private static final int FRAME = 4;

        /** Blanks before and after the column of topics. */
        private static final int BLANKS = 4;

        /** For a terminal: at most twelve lines, so that the best passage is still seen when the prompt is back. */
        public static Space terminal(int width) {
            return new Space(SCREEN, 4, 1, Math.min(width, 100));
        }

        /** Whether these passages, drawn up in two columns, leave enough lines for the frame. */
        boolean holds(List<Fact> facts) {
            if (width == 0) {
                return true;
            }
            int topic =
                    facts.stream().mapToInt(fact -> fact.topic().length()).max().orElse(0);
            int column = Math.max(20, width - topic - BLANKS);
            int lines = facts.stream()
                    .mapToInt(fact -> LineWrapper.lines(fact.text(), column).size())
                    .sum();
            return lines <= LINES - FRAME;
        }

        boolean isShort() {
            return commands == 1;
        }
    }

    /** Start of the one command whose example troop is replaced by the troop in question. */
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
        this.topic = Topic.named(ruleset, question.name());
        List<Ruling> rulings = topic.isPresent() ? List.of() : ruleset.rulings();
        this.ruling = ruling(rulings, question.name());
        if (topic.isPresent() || ruling.isPresent()) {
            this.resolver = Optional.empty();
            this.passages = List.of();
        } else {
            PassageSearch all = PassageSearch.of(ruleset, rulings);
            this.resolver = resolver(ruleset, question, all);
            boolean misspelt = resolver.isPresent() && !resolver.get().equals(question.name());
            // Search for the resolver's correct name: the misspelt one is in no passage.
            Question searched = misspelt ? Question.of(List.of(resolver.get())) : question;
            this.passages = all.find(searched, resolver.orElse(""));
        }
    }

    /** Answers a look-up; empty if no passage has any of the words and nothing has that name. */
    public static Optional<Answer> of(Ruleset ruleset, List<String> words) {
        Answer answer = new Answer(ruleset, Question.of(words));
        boolean any = answer.isNamed() || !answer.passages.isEmpty();
        return any ? Optional.of(answer) : Optional.empty();
    }

    /** Whether the question is the name of a resolver, a topic or a ruling. */
    private boolean isNamed() {
        return resolver.isPresent() || topic.isPresent() || ruling.isPresent();
    }

    /** Whether the word is the id of one of the ruleset's rulings, in upper or lower case. */
    public static boolean isRuling(Ruleset ruleset, String word) {
        // Ids look like PB-10; most look-ups need not read the rulings of every ruleset.
        return word.indexOf('-') >= 0
                && ruling(ruleset.rulings(), word.toLowerCase(Locale.ROOT)).isPresent();
    }

    /** Whether the ruleset's facts contain all of these words, in some form: then none of them is misspelt. */
    public static boolean knows(Ruleset ruleset, List<String> words) {
        String facts = Facts.text(ruleset); // unparsed: most rulesets lack the word, and a search of the text is fast
        for (SearchTerm term : Question.of(words).terms()) {
            if (!term.isIn(facts)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Finds the resolver that the question is about. In order: the resolver of that name; none, if some fact has one of the
     * words; the resolver with the most similar name. In a ruleset without facts, as a player's own may be, finally the
     * first resolver whose description has all the words.
     */
    private static Optional<String> resolver(Ruleset ruleset, Question question, PassageSearch all) {
        String name = question.name();
        if (ruleset.resolvers().contains(name)) {
            return Optional.of(name);
        }
        for (SearchTerm term : question.terms()) {
            if (all.contains(term)) {
                return Optional.empty();
            }
        }
        Optional<String> near = Nearest.to(name, ruleset.resolvers());
        if (near.isPresent() || !all.isEmpty()) {
            return near;
        }
        for (String resolver : ruleset.resolvers()) {
            if (describes(ruleset.resolver(resolver).description(), question)) {
                return Optional.of(resolver);
            }
        }
        return Optional.empty();
    }

    private static boolean describes(Description description, Question question) {
        StringBuilder text = new StringBuilder(description.summary());
        description.parameters().forEach(parameter -> text.append(' ').append(parameter.name()));
        description.codes().forEach(code -> text.append(' ').append(code.name()));
        return question.terms().stream().allMatch(term -> term.in(text.toString()) > 0);
    }

    private static Optional<Ruling> ruling(List<Ruling> rulings, String name) {
        for (Ruling known : rulings) {
            if (known.id().equalsIgnoreCase(name) && name.indexOf('-') >= 0) {
                return Optional.of(known);
            }
        }
        return Optional.empty();
    }

    /** The ruleset that answers, which need not be the one in use. */
    public Ruleset ruleset() {
        return ruleset;
    }

    /**
     * Writes as much as fits on a screen.
     *
     * @param before prefix of a resolver's command line: {@code "grognard "}, or empty at the prompt
     * @param rules prefix of a look-up's command line
     * @param inPlay the troops of the game in progress; empty if there is none
     * @param space how much may be written
     * @return the look-ups listed under "More", in order, so that the prompt can run them by number from 1
     */
    public List<String> write(
            Tables tables, String before, String rules, Set<String> inPlay, Space space, PageWriter page) {
        RulePage rulePage = new RulePage(tables, before, page);
        if (ruling.isPresent()) {
            rulePage.ruling(ruling.get());
            return List.of();
        }
        if (topic.isPresent()) {
            rulePage.topic(topic.get());
            return List.of();
        }
        List<Fact> shown = shown(space);
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
            String troop = TroopList.write(question, tables, inPlay, space.isShort(), page);
            for (Fact fact : shown) {
                String command = before + withTroop(fact.see(), troop);
                if (!fact.see().isEmpty() && !commands.contains(command)) {
                    commands.add(command);
                }
            }
        }
        page.terms(rows(shown));
        if (!commands.isEmpty()) {
            page.heading(3, "Type");
            page.commands(commands.subList(0, Math.min(space.commands(), commands.size())));
        }
        return more(shown, rules, space, page);
    }

    /** Replaces the troop of an example command by the troop that the player asked about. */
    private static String withTroop(String command, String troop) {
        if (troop.isEmpty() || !command.startsWith(TROOP_MOVES)) {
            return command;
        }
        int rest = command.indexOf(' ', TROOP_MOVES.length());
        return TROOP_MOVES + troop + (rest < 0 ? "" : command.substring(rest));
    }

    /** Rows of topic and text, for {@link PageWriter#terms}. */
    private static List<List<String>> rows(List<Fact> facts) {
        List<List<String>> rows = new ArrayList<>();
        for (Fact fact : facts) {
            rows.add(List.of(fact.topic(), fact.text()));
        }
        return rows;
    }

    /** Writes the complete answer ({@code --all}): the resolver's page, or all passages. */
    public void writeAll(Tables tables, String before, Set<String> inPlay, PageWriter page) {
        if (resolver.isPresent()) {
            new RulePage(tables, before, page)
                    .resolver(ruleset.resolver(resolver.get()).description(), inPlay);
        } else if (passages.isEmpty()) {
            write(tables, before, "", inPlay, Space.PAGE, page);
        } else {
            page.heading(
                    1, ruleset.name() + ": " + SafeText.line(question.name().replace('-', ' ')));
            List<Fact> all = new ArrayList<>();
            passages.forEach(passage -> all.add(passage.fact()));
            page.terms(rows(all));
        }
    }

    /** The best passages that fit on a screen, at least one even if it is longer. */
    private List<Fact> shown(Space limit) {
        List<Fact> shown = new ArrayList<>();
        int space = limit.characters();
        for (Passage passage : passages) {
            space -= passage.fact().text().length() + PASSAGE_OVERHEAD;
            List<Fact> more = new ArrayList<>(shown);
            more.add(passage.fact());
            boolean fits = space >= 0 && limit.holds(more);
            if (shown.size() == limit.passages() || (!fits && !shown.isEmpty())) {
                break;
            }
            shown = more;
        }
        return shown;
    }

    /** Writes the commands for more, numbered if there are several, and returns them. */
    private List<String> more(List<Fact> shown, String rules, Space space, PageWriter page) {
        List<String> names = new ArrayList<>();
        if (resolver.isPresent()) {
            names.add(resolver.get());
        }
        for (Fact fact : shown) {
            if (!fact.see().isEmpty() && !names.contains(fact.resolver()) && names.size() < space.commands()) {
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
        if (lines.size() == 1 || (space.isShort() && !lines.isEmpty())) {
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

package grognard.cli.command.general;

import grognard.cli.environment.Environment;
import grognard.cli.environment.ExitCode;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.line.OptionValues;
import grognard.lookup.Answer;
import grognard.lookup.RulePage;
import grognard.render.page.JsonPage;
import grognard.render.page.PageWriter;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Looks a rule up by words: in the ruleset that they name, else in the one in use, else in the others. */
public final class RuleLookup {

    /** The field of a unit with its name on the ruleset's list of troops. */
    private static final String TROOP = "troop";

    /** The option for the complete page. */
    static final String ALL = "--all";

    /** Another name for {@link #ALL}. */
    static final String MORE = "--more";

    /** Most words of a question. */
    private static final int MOST_WORDS = 20;

    /** Most letters of a word in a question that is cut. */
    private static final int LONGEST_WORD = 60;

    private final Session session;

    public RuleLookup(Session session) {
        this.session = session;
    }

    /** Returns whether the words need no option parser: plain words and {@code --all}. */
    public static boolean isPlain(List<String> typed) {
        for (String word : typed) {
            if (word.startsWith("-") && !isAll(word)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAll(String word) {
        return word.equals(ALL) || word.equals(MORE);
    }

    /** Shows the answer to plain words, or the table of contents if there are none, and returns the exit code. */
    public int show(List<String> plain) {
        List<String> words = new ArrayList<>();
        for (String word : plain) {
            if (!isAll(word)) {
                words.add(word);
            }
        }
        return show(words, words.size() < plain.size(), OptionValues.NONE);
    }

    /**
     * Shows the answer. A short answer offers numbered choices that the next line may
     * pick.
     *
     * @param all shows the complete page, or every passage, instead of the answer
     */
    int show(List<String> typed, boolean all, OptionValues options) {
        List<String> words = cut(typed);
        Optional<String> name = words.isEmpty() ? Optional.empty() : ruleset(words.get(0));
        Ruleset ruleset = name.isPresent() ? session.library().named("rules", name.get()) : session.ruleset(options);
        if (name.isPresent()) {
            words.remove(0);
        }
        PageWriter page = options.json() ? new JsonPage() : session.page(options);
        if (words.isEmpty()) {
            new RulePage(session.tables(ruleset, options), session.resolverPrefix(ruleset), page).contents();
            if (name.isEmpty()) {
                others(ruleset, page);
            }
        } else {
            Answer answer = look(words, ruleset, name.isPresent());
            Tables tables = session.tables(answer.ruleset(), options);
            String before = session.resolverPrefix(answer.ruleset());
            if (all) {
                answer.writeAll(tables, before, inPlay(answer.ruleset()), page);
            } else {
                String rules = session.commandPrefix() + "rules " + session.rulesetPrefix(answer.ruleset());
                session.last().choices(answer.write(tables, before, rules, inPlay(answer.ruleset()), space(), page));
            }
        }
        session.out().print(page.text());
        return ExitCode.DONE.code();
    }

    private Answer.Space space() {
        Environment environment = session.environment();
        return environment.isTerminal(1) ? Answer.Space.terminal(environment.width()) : Answer.Space.PAGE;
    }

    /**
     * Returns the words to look up. Nobody asks a question of more than twenty; a longer text, such as a pasted file, is
     * cut, since every word is searched for in every passage.
     */
    private List<String> cut(List<String> typed) {
        String text = String.join(" ", typed);
        if (text.length() < 2 * MOST_WORDS) { // too short for so many words; spares the start a regular expression
            return new ArrayList<>(typed);
        }
        List<String> words = List.of(text.strip().split("\\s+", MOST_WORDS + 1));
        if (words.size() <= MOST_WORDS && text.length() <= MOST_WORDS * LONGEST_WORD) {
            return new ArrayList<>(typed);
        }
        session.environment().error("rules: only the first " + MOST_WORDS + " words are looked up");
        List<String> first = new ArrayList<>();
        for (String word : words.subList(0, Math.min(MOST_WORDS, words.size()))) {
            first.add(word.substring(0, Math.min(LONGEST_WORD, word.length())));
        }
        return first;
    }

    /** Returns the troops of the open game, which an answer shows first; empty if the ruleset has no list of troops. */
    private Set<String> inPlay(Ruleset ruleset) {
        Optional<OpenGame> game = session.game();
        if (game.isEmpty()
                || ruleset.roster().isEmpty()
                || !game.get().ruleset().name().equals(ruleset.name())) {
            return Set.of();
        }
        Set<String> troops = new HashSet<>();
        for (Unit unit : game.get().look().state().units().list()) {
            if (!unit.isOfficer()) {
                troops.add(unit.text(TROOP));
            }
        }
        return troops;
    }

    /**
     * Returns the ruleset that a word names. A word of five letters or more may be a misspelt name, unless the rules in
     * use contain it.
     */
    private Optional<String> ruleset(String word) {
        boolean isPlainDice =
                Rulesets.find(word).isPresent() && !Rulesets.names().contains(word);
        if (!isPlainDice && session.library().find(word).isPresent()) {
            return Optional.of(word);
        }
        Optional<String> near = word.length() < 5 ? Optional.empty() : Nearest.to(word, Rulesets.names());
        return near.isPresent() && Answer.knows(session.ruleset(), List.of(word)) ? Optional.empty() : near;
    }

    private void others(Ruleset ruleset, PageWriter page) {
        page.heading(3, "Other rulesets");
        page.terms(session.library().all().stream()
                .filter(other -> !other.name().equals(ruleset.name()))
                .map(other -> List.of(session.commandPrefix() + "rules " + other.name(), other.title()))
                .toList());
    }

    /** Returns the answer of another ruleset: one that contains the words before one that has to guess. */
    private Optional<Answer> others(List<String> words, Ruleset inUse) {
        List<Ruleset> others = session.library().all();
        others.removeIf(other -> other.name().equals(inUse.name()));
        for (Ruleset other : others) {
            if (Answer.knows(other, words)) {
                return Answer.of(other, words);
            }
        }
        Optional<Answer> answer = Optional.empty();
        for (Ruleset other : others) {
            if (answer.isEmpty()) {
                answer = Answer.of(other, words);
            }
        }
        return answer;
    }

    /**
     * Returns the answer of the ruleset. If it has none and was not named by the player, another ruleset's. The number
     * of a ruling ({@code PB-1}) finds its ruleset by itself.
     */
    private Answer look(List<String> words, Ruleset ruleset, boolean named) {
        for (String other : named ? List.<String>of() : Rulesets.names()) {
            if (words.size() == 1 && Answer.isRuling(Rulesets.named(other), words.get(0))) {
                return Answer.of(Rulesets.named(other), words).orElseThrow();
            }
        }
        Optional<Answer> answer = Answer.of(ruleset, words);
        if (answer.isEmpty() && !named) {
            answer = others(words, ruleset);
        }
        if (answer.isEmpty()) {
            String whose = named ? ruleset.name() : "some ruleset";
            String list = named ? "rules " + ruleset.name() : "rules";
            throw BadInput.value(
                    "rules",
                    String.join(" ", words),
                    "a word from the rules of " + whose + " ('" + list + "' lists what there is)");
        }
        return answer.get();
    }
}

package grognard.cli.run;

import grognard.cli.session.Session;
import grognard.game.DueCheck;
import grognard.game.Game;
import grognard.game.referee.UnitOption;
import grognard.game.state.Due;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.input.DecimalNumber;
import grognard.line.Token;
import grognard.line.Tokenizer;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Completes the line of a due entry: the player's further words, and answers to the values that the entry leaves open.
 */
public final class DueLine {

    /** Most decimals that a distance may have. */
    private static final int PLACES = 3;

    private final Session session;
    private final Due due;
    private final Game game;
    private final Description description;
    /** Words before the first option; units among them are taken out by {@link #unitsTyped}. */
    private final List<Token> bare = new ArrayList<>();

    private final List<Token> options;
    /** Options that the player added to an answer. */
    private final List<Token> more = new ArrayList<>();

    /** @param typed further words of the line: values without an option first, then options */
    public DueLine(Session session, Due due, List<Token> typed) {
        this.session = session;
        this.due = due;
        this.game = session.gameFor("next").look();
        this.description = game.referee().ruleset().resolver(due.resolver()).description();
        int at = 0;
        while (at < typed.size() && !typed.get(at).text().startsWith("-")) {
            bare.add(typed.get(at++));
        }
        options = typed.subList(at, typed.size());
    }

    /**
     * Returns the further words of the line. Asks the player for each open value that was not typed; where no player
     * can be asked, that is an error.
     */
    public List<Token> words() {
        List<Token> line = new ArrayList<>(target());
        for (String asked : due.asked()) {
            String option = "--" + asked;
            if (!isTyped(asked) && !new DueCheck(game, due).knows(asked)) {
                line.add(new Token(option, 0));
                line.add(new Token(answer(option), 0));
            }
        }
        line.addAll(bare);
        line.addAll(options);
        line.addAll(more);
        return line;
    }

    /**
     * Returns the unit that the entry leaves to the player, such as the target of one that must fire. Nobody is asked
     * about entries that lack nothing: they are played as they are.
     */
    private List<Token> target() {
        int named = due.units().size();
        if (due.asked().isEmpty() || named >= description.roles().size() || namesUnit()) {
            return List.of();
        }
        String role = description.roles().get(named);
        String answer = session.answer(due.line() + "\nWhich unit is the " + role + "?");
        if (answer.isBlank()) {
            throw BadInput.of("next", "the " + role + "; nothing was played");
        }
        return Tokenizer.of(answer);
    }

    private boolean namesUnit() {
        Units units = game.state().units();
        return bare.stream().anyMatch(word -> !units.matching(word.text()).isEmpty());
    }

    /**
     * Returns whether the player typed the value of an option already, by the option's name or a prefix, or as a bare
     * value that fits no other.
     */
    public boolean isTyped(String option) {
        for (Token word : Stream.concat(options.stream(), more.stream()).toList()) {
            String name = word.beforeEquals();
            if (name.startsWith("--") && name.length() > 2 && option.startsWith(name.substring(2))) {
                return true;
            }
        }
        Optional<Parameter<?>> parameter = description.parameter(option);
        for (Token word : bare) {
            if (parameter.isPresent() && canBe(word.text(), parameter.get())) {
                return true;
            }
        }
        return false;
    }

    private boolean canBe(String word, Parameter<?> parameter) {
        if (parameter.type() instanceof Type.Choice<?> choice) {
            return choice.words().stream().anyMatch(known -> known.startsWith(word));
        }
        return description.bare().contains(parameter)
                && DecimalNumber.in(word, PLACES).isPresent();
    }

    /**
     * Returns the value of an open option: the typed units or the player's answer. An empty answer where units are
     * named means none.
     */
    private String answer(String option) {
        Optional<UnitOption> unitOption = game.referee().rulesOf(description).unitOptions().stream()
                .filter(other -> option.equals("--" + other.option()))
                .findFirst();
        boolean names = unitOption.isPresent();
        if (!names) {
            Parameter<?> parameter = description.parameter(option.substring(2)).orElseThrow();
            return new GameQuestions(session, game)
                    .value(due.line() + "\n" + GameQuestions.question(parameter), parameter)
                    .orElseThrow(
                            () -> // Enter leaves the line unplayed: there is no default
                            BadInput.of(option, parameter.type().expected() + "; nothing was played"));
        }
        List<String> units = unitsTyped();
        if (units.isEmpty()) {
            String whom = unitOption.map(UnitOption::help).orElse("");
            String asked = option + (whom.isEmpty() ? "" : ", " + whom) + " (Enter: none)";
            units = answered(Tokenizer.of(session.answer(due.line() + "\n" + asked)));
            if (!units.isEmpty()) {
                askFurther(option);
            }
        }
        return units.isEmpty() ? "none" : String.join(" ", units);
    }

    /** Asks for units of the other options that only name units: whoever is near may be run through. */
    private void askFurther(String answered) {
        for (UnitOption other : game.referee().rulesOf(description).unitOptions()) {
            String option = "--" + other.option();
            boolean open = !other.help().isEmpty() && !option.equals(answered) && !isTyped(other.option());
            String answer = open
                    ? session.answerOrDefault(option + ", " + other.help() + " (Enter: none)")
                            .strip()
                    : "";
            if (!answer.isEmpty()) {
                more.add(new Token(option, 0));
                more.add(new Token(answer, 0));
            }
        }
    }

    /** Returns the units of an answer. Options after them are kept for the end of the line. */
    private List<String> answered(List<Token> words) {
        int at = 0;
        while (at < words.size() && !words.get(at).text().startsWith("-")) {
            at++;
        }
        more.addAll(words.subList(at, words.size()));
        return Tokenizer.texts(words.subList(0, at));
    }

    /** Removes the units from the bare words and returns them. A word may name several, with commas between them. */
    private List<String> unitsTyped() {
        Units units = game.state().units();
        List<String> names = new ArrayList<>();
        for (Token word : List.copyOf(bare)) {
            boolean all = true;
            for (String name : word.text().split(",", -1)) {
                all &= !units.matching(name).isEmpty();
            }
            if (all) {
                names.add(word.text());
                bare.remove(word);
            }
        }
        return names;
    }
}

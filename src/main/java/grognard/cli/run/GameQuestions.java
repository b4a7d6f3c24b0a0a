package grognard.cli.run;

import grognard.cli.session.RuledOutCover;
import grognard.cli.session.Session;
import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.RoleReader;
import grognard.game.referee.Question;
import grognard.game.state.Roles;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.Prefixes;
import grognard.line.Request;
import grognard.line.Tokenizer;
import grognard.play.GameResolution;
import grognard.play.UnitAnswer;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Type;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Asks the player before the dice what only the table shows, and whether to play a line out of its phase. Nobody is asked
 * in scripts and batches, nor after {@code set ask off}: the defaults hold, and the questions follow the result as remarks.
 */
public final class GameQuestions {

    /** Answers that leave a value at its default. */
    private static final List<String> NOTHING = List.of("", "n", "no", "nobody");

    private static final String NONE = "none";

    private final Session session;
    private final Game game;

    public GameQuestions(Session session, Game game) {
        this.session = session;
        this.game = game;
    }

    /** Returns the request with the answers as if they were typed. */
    Request answered(Request request) {
        if (!session.asksAboutTable() || request.options().has(CommonOption.FORCE)) {
            return request;
        }
        Description description = request.resolver().description();
        Roles roles = RoleReader.read(game, description, Tokenizer.texts(request.names()));
        GameAction action = new GameAction(game, description, roles, request.values(), false);
        action.checkAllowed(); // before anything is asked
        action.missingOpponent().ifPresent(doubt -> confirm(doubt, "Play " + description.name()));
        action.doubts().forEach(doubt -> confirm(doubt, "Play " + description.name()));
        Map<String, String> values = new LinkedHashMap<>(request.values());
        Set<String> asked = new LinkedHashSet<>();
        for (Question.Asked question : action.openQuestions()) {
            asked.add(question.parameter());
            Parameter<?> parameter = description.parameter(question.parameter()).orElseThrow();
            answer(question, parameter).forEach(answer -> values.put(parameter.name(), answer));
        }
        Map<String, String> filled = new GameAction(game, description, roles, values, false).values();
        for (Parameter<?> parameter : description.parameters()) {
            boolean isOpen = parameter.isRequired() && !filled.containsKey(parameter.name());
            if (isOpen && !(parameter.type() instanceof Type.Rows)) { // rows are typed with the line
                Optional<String> value = value(question(parameter), parameter);
                if (value.isEmpty()) {
                    break; // the line is refused for it
                }
                values.put(parameter.name(), value.get());
            }
        }
        // A due entry keeps the values known when it fell due, so nothing is asked unless the player completes it.
        if (action.due().filter(due -> due.asked().isEmpty()).isEmpty()
                || game.referee().rulesOf(description).isAskingAboutTable()) {
            RuledOutCover ruledOut = session.gameFor(description.name()).ruledOutCover();
            values.putAll(new TableQuestion(game, request.resolver(), roles, values, ruledOut)
                    .ask(asked, session::answerOrDefault));
        }
        return withUnits(request.withValues(values), roles);
    }

    /** Asks for further units, if the resolver has a question for them, until each word of the answer names one. */
    private Request withUnits(Request request, Roles roles) {
        UnitAnswer further = new UnitAnswer(game, request, roles);
        Optional<String> question = further.question();
        String error = "";
        while (question.isPresent()) {
            String answer = session.answerOrDefault(error + question.get()).strip();
            if (List.of("", "n", "no", "none").contains(answer)) {
                return request;
            }
            try {
                Request more = further.with(answer);
                GameResolution.action(game, more).checkAllowed();
                return more;
            } catch (BadInput e) {
                error = e.getMessage() + "\n";
            }
        }
        return request;
    }

    /** Returns the question for a value without a default, in the player's words, with the choices if it has any. */
    public static String question(Parameter<?> parameter) {
        String name = parameter.name();
        String choices =
                parameter.type() instanceof Type.Choice<?> choice ? " (" + String.join(", ", choice.words()) + ")" : "";
        return Character.toUpperCase(name.charAt(0)) + name.substring(1).replace('-', ' ') + ": " + parameter.help()
                + "\n" + parameter.option() + choices;
    }

    /**
     * Asks whether to go on all the same; refuses the line if the player does not.
     *
     * @param what what would be done: a doubt may name another line, which is not the one that is asked about
     */
    void confirm(String doubt, String what) {
        if (!session.isYes(doubt + (doubt.endsWith(".") ? " " : ". ") + what + " all the same?", false)) {
            throw new BadInput("not played: " + doubt);
        }
    }

    /**
     * The answer as a value, or nothing for the default, which is Enter or no. A flag is answered by yes or no, which is put on
     * record too, so that no remark repeats the question.
     */
    private List<String> answer(Question.Asked question, Parameter<?> parameter) {
        if (parameter.isFlag()) {
            return List.of(String.valueOf(session.isYes(question.words(), false)));
        }
        if (!question.yes().isEmpty()) {
            return session.isYes(question.words(), false) ? List.of(question.yes()) : List.of();
        }
        // recorded as "none" where that is allowed, so that no remark repeats the question
        List<String> otherwise = parameter.isNothing(NONE) ? List.of(NONE) : List.of();
        return value(question.words(), parameter, NOTHING).map(List::of).orElse(otherwise);
    }

    /** Asks for a value without a default until one is typed; empty for Enter alone. */
    public Optional<String> value(String question, Parameter<?> parameter) {
        return value(question, parameter, List.of(""));
    }

    /** Asks until the answer is a value of the parameter; empty for one of the answers that mean nothing. */
    private Optional<String> value(String question, Parameter<?> parameter, List<String> nothing) {
        String error = "";
        while (true) {
            String answer = session.answer(error + question).strip();
            if (nothing.contains(answer.toLowerCase(Locale.ROOT))) {
                return Optional.empty();
            }
            try {
                String value = Prefixes.expand(parameter, answer, game.referee().tables());
                parameter.type().read(parameter.option(), value, game.referee().tables());
                return Optional.of(value);
            } catch (BadInput e) {
                error = e.getMessage() + "\n";
            }
        }
    }
}

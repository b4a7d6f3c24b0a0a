package grognard.plan;

import grognard.game.Game;
import grognard.game.ManualChanges;
import grognard.game.ManualUnits;
import grognard.game.RoleReader;
import grognard.game.state.GameEvent;
import grognard.game.state.GameState;
import grognard.game.state.Roles;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.line.Prefixes;
import grognard.line.Request;
import grognard.line.Token;
import grognard.line.Tokenizer;
import grognard.rules.Description;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Parses a plan: steps with semicolons between them, each as it would be typed in the game, and perhaps
 * {@code if N=CODE} at its end. Use an object for one plan only: it keeps the steps, and the units that they add.
 */
public final class PlanReader {

    private static final String IF = "if";

    /** First words of steps that play no resolver. */
    private static final List<String> COMMANDS =
            List.of("end", "due", "unit", "attach", "detach", "moved", "capture", "together", "apart");

    private final PlanLineReader lines;
    private final List<PlanStep> steps = new ArrayList<>();

    /** The game with the units that earlier steps add, so that later steps can name them. */
    private Game game;

    /**
     * Parser for one plan.
     *
     * @param game the game as it stands, whose units the plan can name
     * @param lines parses the lines of resolvers
     */
    public PlanReader(Game game, PlanLineReader lines) {
        this.game = game;
        this.lines = lines;
    }

    /**
     * Parses a plan.
     *
     * @param want the goal as typed; empty if none was stated
     * @throws BadInput for an empty plan or an invalid step, with the number of the step
     */
    public Plan read(String text, Optional<String> want) {
        for (String line : Tokenizer.lines(text)) {
            List<Token> words = Tokenizer.of(line);
            if (!words.isEmpty()) {
                step(line.strip(), words);
            }
        }
        if (steps.isEmpty()) {
            throw BadInput.of("plan", "steps with ; between them, as in 'fire 33rd 45e 20; contact 33rd 45e'");
        }
        return new Plan(steps, want.map(wanted -> PlanGoalReader.read(wanted, units(), steps)), want.orElse(""));
    }

    private Units units() {
        return game.state().units();
    }

    private void step(String line, List<Token> words) {
        try {
            int size = words.size();
            boolean conditional = size > 2 && words.get(size - 2).is(IF);
            Optional<PlanStep.Condition> condition =
                    conditional ? Optional.of(condition(IF, words.get(size - 1).text(), steps)) : Optional.empty();
            steps.add(new PlanStep(line, action(conditional ? words.subList(0, size - 2) : words), condition));
        } catch (BadInput e) {
            throw BadInput.about(line, "step " + (steps.size() + 1) + ", " + line + ": " + e.getMessage());
        }
    }

    /**
     * Parses a condition such as {@code 2=stands,halts}.
     *
     * @param where name of the condition in error messages
     * @param steps the steps that can be referred to
     */
    static PlanStep.Condition condition(String where, String text, List<PlanStep> steps) {
        int equals = text.indexOf('=');
        Optional<Integer> number = equals < 0 ? Optional.empty() : WholeNumber.in(text.substring(0, equals));
        if (number.isEmpty() || number.get() < 1 || number.get() > steps.size()) {
            throw BadInput.value(
                    where,
                    text,
                    "N=CODE, N the number of an earlier step" + (steps.isEmpty() ? "" : ", 1 to " + steps.size()));
        }
        List<String> codes = Arrays.stream(text.substring(equals + 1).split(",", -1))
                .map(String::strip)
                .toList();
        List<String> known =
                new ArrayList<>(steps.get(number.get() - 1).action().codes());
        if (!known.isEmpty()) {
            known.add(StepResult.NOT_PLAYED);
            for (String code : codes) {
                if (!known.contains(code)) {
                    throw BadInput.value(
                            where, code, "how step " + number.get() + " can end: " + String.join(", ", known), known);
                }
            }
        }
        return new PlanStep.Condition(number.get(), codes);
    }

    /** Expands the first word if it is a unique prefix of a resolver's name or of one of {@code others}. */
    private List<Token> expanded(List<Token> words, List<String> others) {
        if (!lines.takesPrefixes() || words.isEmpty()) {
            return words;
        }
        List<String> played = new ArrayList<>(game.referee().ruleset().resolvers());
        played.removeIf(name ->
                !game.referee().ruleset().resolver(name).description().steps().isEmpty());
        List<Token> expanded = new ArrayList<>(words);
        Token first = words.get(0);
        expanded.set(0, new Token(Prefixes.expandCommand(first.text(), played, others), first.column()));
        return expanded;
    }

    /** Joins the words of names after the first word, which is a command or a resolver. */
    private List<Token> joined(List<Token> words) {
        List<Token> joined = new ArrayList<>(words.subList(0, 1));
        joined.addAll(lines.joined(words.subList(1, words.size()), units()));
        return joined;
    }

    private PlanAction action(List<Token> typed) {
        List<Token> words = joined(expanded(typed, COMMANDS));
        List<String> rest = Tokenizer.texts(words.subList(1, words.size()));
        return switch (words.get(0).text()) {
            case "end" -> {
                boolean force = rest.equals(List.of(CommonOption.FORCE.longName()));
                if (!force && !rest.isEmpty()) {
                    throw BadInput.value("end", rest.get(0), "nothing after it");
                }
                yield new EndTurn(force);
            }
            case "due" -> due(words.subList(1, words.size()));
            case "unit" -> unit(rest);
            case "attach" -> attach(rest);
            case "detach" -> detach(rest);
            case "moved" -> moved(rest);
            case "capture" -> capture(rest); // of a ruleset with such a resolver too: a game records captures by hand
            case "together" -> new PlanAction.ByHand(Game::together);
            case "apart" -> new PlanAction.ByHand(Game::apart);
            default -> {
                Request request = resolver(words);
                yield new PlanAction.Play(request, roles(request));
            }
        };
    }

    private Roles roles(Request request) {
        return RoleReader.read(game, request.resolver().description(), Tokenizer.texts(request.names()));
    }

    /**
     * Parses the line of a resolver. Refuses lines that a plan cannot evaluate: a resolver that stands for several
     * steps, a look-up, and common options other than {@code --force}, since nothing is thrown, recorded or printed.
     */
    private Request resolver(List<Token> words) {
        Request request = lines.read(words, units());
        Description description = request.resolver().description();
        if (!description.steps().isEmpty()) {
            throw BadInput.of(
                    description.name(), "its steps, one after the other: " + String.join("; ", description.steps()));
        }
        if (description.isLookUp()) {
            throw BadInput.of(description.name(), "something that is played: a look-up changes nothing");
        }
        OptionValues options = request.options();
        for (CommonOption option : CommonOption.of(CommonOption.For.PLAY)) {
            if (options.has(option) && option != CommonOption.FORCE) {
                throw BadInput.of(option.longName(), "only what describes the situation, and --force");
            }
        }
        return request;
    }

    /** Parses {@code due RESOLVER UNITS}: a test that is played only where it is due. */
    private PlanAction.PlayDue due(List<Token> typed) {
        List<Token> words = expanded(typed, List.of());
        if (words.isEmpty()) {
            throw BadInput.of("due", "a resolver and its units, as in due heavy 45e");
        }
        Request request = resolver(words);
        List<Token> values = new ArrayList<>(words.subList(1, words.size()));
        values.removeAll(request.names());
        return new PlanAction.PlayDue(request, roles(request), values);
    }

    /** Parses {@code unit NAME FIELD=VALUE…} or {@code unit add UNIT}. */
    private PlanAction unit(List<String> words) {
        if (words.size() < 2) {
            throw BadInput.of("unit", "a unit and what it is now, as in unit 45e pips=3");
        }
        List<String> rest = new ArrayList<>(words.subList(1, words.size()));
        boolean force = rest.remove(CommonOption.FORCE.longName());
        if (rest.isEmpty()) {
            throw BadInput.of("unit", "what it is now, as in unit 45e pips=3");
        }
        if (words.get(0).equals("add")) {
            List<String> rows = ManualChanges.rows(rest);
            if (rows.size() > 1) {
                throw BadInput.value("unit add", rows.get(1), "one unit a step");
            }
            Function<Game, GameEvent> added = now -> new ManualChanges(now).add(rows.get(0));
            GameState state = game.after(added.apply(game), 0).state();
            game = game.in(state);
            return new PlanAction.ByHand(added);
        }
        String name = units().meant("unit", words.get(0)).name();
        boolean prefixes = lines.takesPrefixes();
        return new PlanAction.ByHand(now -> new ManualChanges(now).set(unit(now, name), rest, prefixes, force));
    }

    /** Finds a unit in the state that the step is taken from, where it may be gone. */
    private static Unit unit(Game now, String name) {
        return now.state()
                .units()
                .find(name)
                .orElseThrow(() -> BadInput.value("unit", name, "a unit that is on the table by then"));
    }

    private PlanAction attach(List<String> words) {
        List<String> typed = new ArrayList<>(words);
        boolean force = typed.remove(CommonOption.FORCE.longName());
        List<String> names = names(new ManualUnits(game).attached(typed));
        return new PlanAction.ByHand(
                now -> new ManualChanges(now).attach(unit(now, names.get(0)), unit(now, names.get(1)), force));
    }

    private PlanAction detach(List<String> words) {
        List<String> typed = new ArrayList<>(words);
        boolean force = typed.remove(CommonOption.FORCE.longName());
        List<String> names =
                names(units().allNamed("detach", typed, unit -> unit.isOfficer() || units().isAtHand(unit)));
        if (names.size() != 1) {
            throw BadInput.of("detach", "an officer");
        }
        return new PlanAction.ByHand(now -> new ManualChanges(now).detach(unit(now, names.get(0)), force));
    }

    private PlanAction moved(List<String> words) {
        List<String> typed = new ArrayList<>(words);
        boolean force = typed.remove(CommonOption.FORCE.longName());
        boolean half = typed.remove("--half");
        List<String> names = names(new ManualUnits(game).moved(typed));
        return new PlanAction.ByHand(now -> new ManualChanges(now)
                .moved(names.stream().map(name -> unit(now, name)).toList(), half, force));
    }

    private PlanAction capture(List<String> words) {
        List<String> typed = new ArrayList<>(words);
        boolean force = typed.remove(CommonOption.FORCE.longName());
        List<String> names = names(new ManualUnits(game).captured(typed));
        return new PlanAction.ByHand(
                now -> new ManualChanges(now).capture(unit(now, names.get(0)), unit(now, names.get(1)), force));
    }

    private static List<String> names(List<Unit> units) {
        return units.stream().map(Unit::name).toList();
    }
}

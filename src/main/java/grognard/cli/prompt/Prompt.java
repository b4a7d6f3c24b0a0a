package grognard.cli.prompt;

import grognard.cli.command.CommandHelp;
import grognard.cli.command.Completes;
import grognard.cli.command.GameExamples;
import grognard.cli.command.Program;
import grognard.cli.command.PromptOnly;
import grognard.cli.environment.Environment;
import grognard.cli.environment.ExitCode;
import grognard.cli.session.Session;
import grognard.cli.settings.SessionSettings;
import grognard.game.Game;
import grognard.game.state.Phase;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.line.CommonOption;
import grognard.line.Prefixes;
import grognard.line.Request;
import grognard.line.Token;
import grognard.line.Tokenizer;
import grognard.record.Version;
import grognard.render.page.LineWrapper;
import grognard.repl.CommandNode;
import grognard.repl.PromptHost;
import grognard.repl.Repl;
import grognard.repl.Suggestion;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.RulesetLibrary;
import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Connects the REPL to the command line: runs its lines, and supplies the words that it completes. */
public final class Prompt implements PromptHost {

    /** Commands that {@code again} does not repeat, beside those that only the prompt has. */
    private static final List<String> ABOUT_LINES = List.of("use", "alias", "help");

    /** Lines that change nothing, and so are answered while a question is open. */
    private static final List<String> LOOK_UPS = List.of("rules", "units", "turn", "due", "help");

    /** Short for {@code rules}. */
    private static final String LOOK_UP = "?";

    private final Session session;
    private final Program program;
    private final ToIntFunction<IntSupplier> errorHandler;
    private final HistoryFilter historyFilter;
    private List<CommandNode> commandNodes = List.of();

    /** @param errorHandler runs the work of a line, reports its errors and returns the exit code */
    public Prompt(Session session, Program program, ToIntFunction<IntSupplier> errorHandler) {
        this.session = session;
        this.program = program;
        this.errorHandler = errorHandler;
        this.historyFilter = new HistoryFilter(session, program);
    }

    /** Reads and runs lines until the player leaves; returns 0 whatever the lines did. */
    public int run() {
        Environment environment = session.environment();
        try (Repl repl = Repl.open(this, history(), environment.env("TERM"))) {
            session.readWith(repl::ask);
            start();
            useTerminal(repl, environment);
            String keys = repl.seesKeys() ? "Tab to complete, " : "";
            String welcome =
                    "grognard " + Version.text() + ". Type 'help' for what there is, " + keys + "Ctrl-D to leave.\n";
            environment.out().print(LineWrapper.text(welcome, environment.width()));
            environment.out().flush();
            if (session.game().isPresent()) {
                run("turn --brief"); // where it stands
            }
            repl.run();
            return ExitCode.DONE.code();
        }
    }

    /**
     * Sends output through the prompt's terminal, which knows the window's width and the encoding. Redirected streams
     * stay as they are.
     */
    private static void useTerminal(Repl repl, Environment environment) {
        environment.useWindow(repl::columns, repl::rows);
        if (environment.isTerminal(1)) {
            environment.out().moveTo(repl.output());
            environment.pageLongOutput();
        }
        if (environment.isTerminal(2)) {
            environment.err().moveTo(repl.output());
        }
    }

    /** Marks the session as being at the prompt. */
    public void start() {
        session.startPrompt();
        session.lookUpWith(this::lookUp);
    }

    /** Answers a look-up while a question is open; returns false if the line is none, but the answer to the question. */
    private boolean lookUp(String typed) {
        String line = typed.strip();
        String first = line.split("\\s", 2)[0];
        boolean changes = first.equals("due") && !line.equals(first); // due drop
        if (changes || !(first.startsWith(LOOK_UP) || LOOK_UPS.contains(first))) {
            return false;
        }
        session.out().showAtOnce(() -> {
            // The exit code of a look-up does not matter: the question is asked again in any case.
            int unused = errorHandler.applyAsInt(() -> {
                if (!line.equals(LOOK_UP)) {
                    return program.run(words(line));
                }
                session.out().print("? WORD… looks a rule up; units, turn, due and help answer, too.\n");
                return ExitCode.DONE.code();
            });
        });
        session.environment().err().flush();
        return true;
    }

    /**
     * Returns the history file, in a folder that is created if possible; without one, history lasts for this run only.
     */
    private Optional<Path> history() {
        Optional<Path> folder = session.environment().stateFolder();
        if (folder.isEmpty()) {
            return Optional.empty();
        }
        try {
            Files.createDirectories(folder.get());
            return folder.map(path -> path.resolve("history"));
        } catch (IOException e) {
            remark("history is not kept, cannot write " + folder.get());
            return Optional.empty();
        }
    }

    /**
     * Returns whether the line may contain the seed of a seal. Other seeds are no secret: they are printed with their
     * dice.
     */
    @Override
    public boolean isSecret(String line) {
        return historyFilter.mayHoldSecret(line);
    }

    @Override
    public void stop(Thread running) {
        session.stop(running);
    }

    @Override
    public void remark(String text) {
        session.environment().error(text);
        session.environment().err().flush();
    }

    @Override
    public Ruleset ruleset() {
        return session.ruleset();
    }

    @Override
    public boolean hasLeft() {
        return session.hasLeft();
    }

    @Override
    public boolean run(String line) {
        session.line().begin();
        session.last().begin();
        int exit = errorHandler.applyAsInt(() -> run(words(line)));
        session.abandon(); // drops what a failed line left unwritten
        session.out().endPage();
        session.environment().err().flush();
        return exit == ExitCode.DONE.code() || exit == ExitCode.FAILED_TEST.code();
    }

    /**
     * Tokenizes the line. {@code ?} is short for {@code rules}, alone for {@code help}, and the program's name, which
     * examples in help and README have for the shell, is dropped.
     */
    private static List<Token> words(String line) {
        if (line.startsWith(LOOK_UP)) {
            String rest = line.substring(LOOK_UP.length());
            return Tokenizer.of(rest.isBlank() ? "help" : "rules " + rest);
        }
        List<Token> words = Tokenizer.of(line);
        return words.size() > 1 && words.get(0).is("grognard") ? words.subList(1, words.size()) : words;
    }

    private int run(List<Token> words) {
        if (words.isEmpty()) {
            return ExitCode.DONE.code();
        }
        if (words.get(0).is("batch") && words.size() == 1) {
            throw BadInput.of("batch", "a FILE at the prompt, where lines can be pasted as they are");
        }
        Optional<String> chosenLine = chosenLine(words);
        if (chosenLine.isPresent()) {
            return run(Tokenizer.of(chosenLine.get()));
        }
        List<Token> line = expandFirstWord(words);
        int exit = program.run(line);
        if (!isAboutLines(line.get(0).text())) {
            session.last().done(Tokenizer.texts(line));
        }
        return exit;
    }

    /**
     * Replaces a unique prefix in the first place by the full name. In a game a unique prefix of a resolver that is
     * played in games wins over commands.
     */
    private List<Token> expandFirstWord(List<Token> words) {
        Token first = words.get(0);
        List<String> resolvers = session.ruleset().resolvers();
        List<String> played = session.game().isPresent() ? GameExamples.played(session.ruleset()) : List.of();
        List<String> known = new ArrayList<>(played.isEmpty() ? resolvers : played);
        known.addAll(program.commands().keySet());
        known.addAll(session.preferences().aliases().keySet());
        if (known.contains(first.text())
                || resolvers.contains(first.text())
                || first.text().startsWith("-")
                || session.library().find(first.text()).isPresent()) {
            return words;
        }
        String expanded = Prefixes.expandCommand(first.text(), played, known);
        List<Token> line = new ArrayList<>(words);
        line.set(
                0,
                new Token(
                        expanded.equals(first.text())
                                ? Prefixes.expandCommand(expanded, resolvers, List.of())
                                : expanded,
                        first.column()));
        return line;
    }

    /** Returns the line that a number picks from the choices of the last answer. */
    private Optional<String> chosenLine(List<Token> words) {
        List<String> choices = session.last().choices();
        int number = words.size() == 1 ? WholeNumber.in(words.get(0).text()).orElse(0) : 0;
        return number > 0 && number <= choices.size() ? Optional.of(choices.get(number - 1)) : Optional.empty();
    }

    /** Returns whether the command is about other lines, so that {@code again} must not repeat it. */
    private boolean isAboutLines(String word) {
        return ABOUT_LINES.contains(word) || program.commands().get(word) instanceof PromptOnly;
    }

    /**
     * Handles an empty line: repeats the last line, or shows what is due in a game. Dice that would be recorded must be
     * asked for explicitly.
     */
    @Override
    public void empty() {
        if (session.game().isPresent()) {
            run("due");
            return;
        }
        if (session.last().words().isEmpty()) {
            return;
        }
        Optional<Request> last = session.last().request();
        boolean throwsDice = last.isPresent() && last.get().purpose() == CommonOption.For.PLAY;
        if (throwsDice && session.preferences().isOnRecord(last.get().options())) {
            remark("an empty line throws no dice while they go on record; again does");
            return;
        }
        run("again");
    }

    @Override
    public List<String> inFull(List<String> words) {
        List<Token> line = session.preferences().expandAlias(Tokenizer.of(words));
        try {
            return Tokenizer.texts(line.isEmpty() ? line : expandFirstWord(line));
        } catch (BadInput e) {
            return Tokenizer.texts(line); // ambiguous prefix of a line that is still being typed
        }
    }

    @Override
    public List<Suggestion> aliases() {
        List<Suggestion> all = new ArrayList<>();
        session.preferences().aliases().forEach((name, line) -> all.add(new Suggestion(name, line)));
        return all;
    }

    @Override
    public List<CommandNode> commands() {
        if (commandNodes.isEmpty()) {
            commandNodes =
                    program.commandSpecs().stream().map(Prompt::commandNode).toList();
        }
        return commandNodes;
    }

    private static CommandNode commandNode(CommandSpec command) {
        return new CommandNode(
                command.name(),
                CommandHelp.summary(command),
                command.subcommands().values().stream()
                        .map(subcommand -> commandNode(subcommand.getCommandSpec()))
                        .toList(),
                command.options().stream()
                        .filter(option -> !option.usageHelp())
                        .map(option -> new Suggestion(
                                option.longestName(),
                                option.arity().max() == 0 ? "" : option.paramLabel(),
                                String.join(" ", option.description())))
                        .toList(),
                command.positionalParameters().stream().map(Prompt::leaf).toList());
    }

    private static CommandNode.Leaf leaf(PositionalParamSpec parameter) {
        boolean declared = parameter.userObject() instanceof AnnotatedElement;
        Completes completes =
                declared ? ((AnnotatedElement) parameter.userObject()).getAnnotation(Completes.class) : null;
        List<String> words = new ArrayList<>();
        if (parameter.completionCandidates() != null) {
            parameter.completionCandidates().forEach(words::add);
        }
        return new CommandNode.Leaf(
                completes == null ? CommandNode.Kind.WORD : completes.value(), words, parameter.isMultiValue());
    }

    @Override
    public RulesetLibrary library() {
        return session.library();
    }

    /** {@code salamanca T3 french firing}. */
    @Override
    public String place() {
        if (session.game().isEmpty()) {
            return session.ruleset().name();
        }
        Game game = session.game().get().look();
        String phase = game.state()
                .phase()
                .map(Phase::words)
                .or(game::active)
                .map(words -> " " + words)
                .orElse("");
        return game.name() + " T" + game.state().turn() + phase;
    }

    @Override
    public List<Suggestion> units() {
        return session.game().isEmpty()
                ? List.of()
                : session.game().get().look().state().units().list().stream()
                        .filter(unit -> !unit.isGone())
                        .map(unit -> new Suggestion(unit.name(), unit.side()))
                        .toList();
    }

    @Override
    public boolean isStatedEachTime(Description description, Parameter<?> parameter) {
        return session.game().isEmpty()
                || session.game().get().look().referee().rulesOf(description).isOfTheMoment(parameter.name());
    }

    @Override
    public List<Suggestion> settings() {
        return SessionSettings.keys(session.ruleset()).stream()
                .map(key -> new Suggestion(key.name(), key.takes(), key.meaning()))
                .toList();
    }

    @Override
    public List<String> valuesOf(String key) {
        Ruleset ruleset = session.ruleset();
        if (key.equals(CommonOption.RULES.longName())) {
            return session.library().names();
        }
        if (key.equals("format")) {
            return SessionSettings.FORMATS;
        }
        boolean option = key.equals(CommonOption.HOUSE.longName());
        return ruleset.house().stream()
                .filter(house -> option || key.equals(SessionSettings.HOUSE + house.name()))
                .flatMap(house -> house.type().words(Tables.builtIn(ruleset)).stream()
                        .map(word -> option ? house.name() + "=" + word : word))
                .toList();
    }
}

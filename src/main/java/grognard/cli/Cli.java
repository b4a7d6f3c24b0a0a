package grognard.cli;

import grognard.cli.batch.BatchCommand;
import grognard.cli.command.CommandRunner;
import grognard.cli.command.CommandTree;
import grognard.cli.command.LineCommand;
import grognard.cli.command.OpensNoGame;
import grognard.cli.command.Program;
import grognard.cli.command.PromptOnly;
import grognard.cli.command.ResolverCommand;
import grognard.cli.command.ResolverLine;
import grognard.cli.command.general.RuleLookup;
import grognard.cli.environment.Environment;
import grognard.cli.environment.ExitCode;
import grognard.cli.prompt.Prompt;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.Token;
import grognard.line.Tokenizer;
import grognard.record.Version;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import picocli.CommandLine;

/**
 * The program: finds the resolver or command that a line names, creates only that, and runs it.
 *
 * <p>Start-up time decides the shape of this class. Most calls resolve one test, so neither picocli nor any command
 * class is loaded for them (docs/adr/0016).
 */
public final class Cli implements Program {

    private static final String GAME = "--game";

    private final Session session;
    private final Commands commands;

    /**
     * Commands for the next line that names them, which picocli sets back to their defaults before it parses. A command
     * that runs, or that failed, is not among them.
     */
    private final Map<String, CommandLine> idle = new HashMap<>();

    Cli(Session session) {
        this.session = session;
        this.commands = new Commands(session, this);
    }

    /**
     * Runs the program once and returns its exit code. Streams, variables and clock come from the caller, so that tests
     * can run it without a process.
     *
     * @param clock milliseconds since 1970
     * @param args the words after the program's name; none starts the prompt, or a batch if the input is no terminal
     */
    public static int run(
            InputStream in,
            OutputStream out,
            OutputStream err,
            Map<String, String> env,
            LongSupplier clock,
            List<String> args) {
        Environment environment = new Environment(in, out, err, env, clock);
        return new ErrorHandler(environment).runProgram(new Run(environment, args));
    }

    /** The work of one run. A class and not a lambda, because the first lambda of a run would slow every start. */
    private record Run(Environment environment, List<String> args) implements IntSupplier {
        @Override
        public int getAsInt() {
            Session session = new Session(environment);
            Cli cli = new Cli(session);
            try {
                return args.isEmpty() ? cli.start() : cli.runFromShell(Tokenizer.of(args));
            } finally {
                session.close();
            }
        }
    }

    @Override
    public int start() {
        if (session.environment().isTerminal(0)) {
            return new Prompt(session, this, new ErrorHandler(session.environment())::runLine).run();
        }
        return new BatchCommand(session, Cli::new).call();
    }

    /**
     * Runs the one line that the shell passed. Commands such as {@code again} need earlier lines, so they are refused
     * here.
     */
    private int runFromShell(List<Token> typed) {
        List<Token> line = withoutGame(typed);
        if (line.isEmpty()) {
            return start();
        }
        session.environment().pageLongOutput();
        String name = commandName(line.get(0));
        if (Commands.NAMES.contains(name) && !isResolver(name) && commands.create(name) instanceof PromptOnly) {
            throw new BadInput(name + ": expected it at the prompt, where one line follows another");
        }
        return run(line);
    }

    /**
     * Runs a line. Order: leading {@code --rules}, the player's alias, a command, {@code --version}, and else a
     * resolver. A resolver wins over a command of the same name.
     */
    @Override
    public int run(List<Token> line) {
        List<Token> words = session.preferences().expandAlias(withoutLeadingRules(withoutPager(line)));
        if (words.isEmpty()) {
            throw new BadInput("expected a resolver or command; see grognard --help");
        }
        Token first = words.get(0);
        String name = commandName(first);
        if (Commands.NAMES.contains(name) && !isResolver(name)) {
            return runCommand(name, words.subList(1, words.size()));
        }
        if (first.is("-V") || first.is("--version")) {
            session.out().print("grognard " + Version.text() + "\n");
            return ExitCode.DONE.code();
        }
        return new ResolverLine(session, this).run(words, CommonOption.For.PLAY);
    }

    /** Removes {@code --no-pager} from the line, wherever it stands, and has the output of this line not paged. */
    private List<Token> withoutPager(List<Token> line) {
        String option = CommonOption.NO_PAGER.longName();
        for (int i = 0; i < line.size(); i++) {
            if (line.get(i).is(option)) {
                List<Token> rest = new ArrayList<>(line);
                rest.remove(i);
                session.out().withoutPager();
                return rest;
            }
        }
        return line;
    }

    /** Returns whether the name is a resolver's or ruleset's; where a command has the same name, the resolver wins. */
    private boolean isResolver(String name) {
        return session.resolves(name) || Rulesets.find(name).isPresent() || name.equals("roll");
    }

    /**
     * Runs a command. Two kinds of lines go without picocli, which takes longer to load than they take to answer
     * (docs/adr/0016): commands that contain another command's line, and look-ups of plain words.
     */
    private int runCommand(String name, List<Token> words) {
        if (name.equals("batch")) {
            session.out().withoutPager(); // results are read as they come
        }
        if (name.equals("rules") && RuleLookup.isPlain(Tokenizer.texts(words))) {
            return new RuleLookup(session).show(Tokenizer.texts(words));
        }
        boolean help = !words.isEmpty() && CommonOption.isHelp(words.get(0).text());
        CommandLine root = help ? null : idle.remove(name);
        if (root == null) {
            Object command = commands.create(name);
            if (command instanceof LineCommand line && !help) {
                return line.run(words);
            }
            root = new CommandTree(session).add(name, command).build();
        }
        int code = new CommandRunner(session).run(root, name, words);
        if (!help) {
            idle.put(name, root);
        }
        return code;
    }

    /** Returns the command that the first word names: {@code --help} is {@code help}, and {@code quit} is {@code exit}. */
    private static String commandName(Token first) {
        return CommonOption.isHelp(first.text()) ? "help" : first.is("quit") ? "exit" : first.text();
    }

    @Override
    public Map<String, Object> commands() {
        Map<String, Object> all = new LinkedHashMap<>();
        for (String name : Commands.NAMES) {
            all.put(name, commands.create(name));
        }
        return all;
    }

    @Override
    public CommandLine root() {
        CommandTree tree = new CommandTree(session);
        for (String name : session.ruleset().resolvers()) {
            if (session.resolves(name)) {
                tree.add(name, new ResolverCommand(session.ruleset(), name));
            }
        }
        commands().forEach(tree::add);
        return tree.build();
    }

    /**
     * Removes {@code --game FILE} from the line, wherever it stands, and opens that game. {@code GROGNARD_GAME} names
     * it if the line does not; the last {@code --game} wins. A command marked {@link OpensNoGame} gets the name only.
     */
    private List<Token> withoutGame(List<Token> line) {
        session.nameGame(null);
        boolean force = false;
        List<Token> rest = new ArrayList<>(line);
        Optional<String> file = session.environment().env("GROGNARD_GAME");
        for (int i = 0; i < rest.size(); i++) {
            Token word = rest.get(i);
            force |= word.is(CommonOption.FORCE.longName());
            if (word.is(GAME) && i + 1 < rest.size()) {
                file = Optional.of(rest.get(i + 1).text());
                rest.subList(i, i + 2).clear();
                i--;
            } else if (word.text().startsWith(GAME + "=")) {
                file = Optional.of(word.text().substring(GAME.length() + 1));
                rest.remove(i--);
            } else if (word.is(GAME)) {
                throw BadInput.of(GAME, "a value, FILE");
            }
        }
        List<Token> words =
                withoutLeadingRules(rest); // before the game is opened: it may need a folder that --rules names
        if (file.isPresent()) {
            String name = words.isEmpty() ? "" : commandName(words.get(0));
            if (Commands.NAMES.contains(name) && commands.create(name) instanceof OpensNoGame) {
                session.nameGame(file.get());
            } else {
                session.play(file.get(), force);
            }
        }
        return rest;
    }

    /**
     * Removes {@code --rules RULESET}, or a ruleset before a command, from the start of the line and sets it for this
     * line only. Repeated, the last one counts.
     */
    private List<Token> withoutLeadingRules(List<Token> line) {
        String option = CommonOption.RULES.longName();
        int at = 0;
        session.preferences().lineRuleset(null);
        while (at < line.size() && line.get(at).text().startsWith(option)) {
            String word = line.get(at++).text();
            if (word.startsWith(option + "=")) {
                session.preferences().lineRuleset(word.substring(option.length() + 1));
            } else if (word.equals(option) && at < line.size()) {
                session.preferences().lineRuleset(line.get(at++).text());
            } else {
                throw BadInput.value("option", word, "--rules RULESET");
            }
        }
        if (isCommandOf(line.subList(at, line.size()))) {
            session.preferences().lineRuleset(line.get(at++).text());
        }
        return line.subList(at, line.size());
    }

    /**
     * Returns whether the line begins with a ruleset and a command, {@code acw game new}: the ruleset then counts as
     * {@code --rules} before the command. A resolver of that ruleset wins over a command.
     */
    private boolean isCommandOf(List<Token> line) {
        if (line.size() < 2 || !Commands.NAMES.contains(line.get(1).text())) {
            return false;
        }
        String first = line.get(0).text();
        if (Commands.NAMES.contains(first) || session.ruleset().resolvers().contains(first)) {
            return false;
        }
        Optional<Ruleset> ruleset = session.library().find(first);
        return ruleset.isPresent()
                && !ruleset.get().resolvers().contains(line.get(1).text());
    }
}

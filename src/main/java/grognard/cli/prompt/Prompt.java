package grognard.cli.prompt;

import grognard.cli.session.Session;
import grognard.cli.settings.Settings;
import grognard.cli.verb.InGame;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Program;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.cli.world.World;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.line.Beginnings;
import grognard.line.Request;
import grognard.line.Usual;
import grognard.line.Word;
import grognard.line.Words;
import grognard.record.Version;
import grognard.render.Wrapping;
import grognard.repl.Branch;
import grognard.repl.Repl;
import grognard.repl.Shell;
import grognard.repl.Suggestion;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Library;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** The REPL's side of the command line: runs its lines and tells it what can be typed. */
public final class Prompt implements Shell {

    /** Words about lines, which {@code again} does not repeat. */
    private static final List<String> ABOUT_LINES = List.of("use", "alias", "help");

    private final Session session;
    private final Program program;
    private final Function<Supplier<Exit>, Exit> ending;
    private final Secrecy secrecy;

    /** @param ending does the work of a line and reports what goes wrong */
    public Prompt(Session session, Program program, Function<Supplier<Exit>, Exit> ending) {
        this.session = session;
        this.program = program;
        this.ending = ending;
        this.secrecy = new Secrecy(session, program);
    }

    /** Reads and runs lines until the player leaves. */
    public Exit run() {
        World world = session.world();
        try (Repl repl = Repl.open(this, history(), world.env("TERM"))) {
            session.readWith(repl::ask);
            start();
            showIn(repl, world);
            String keys = repl.seesKeys() ? "Tab to complete, " : "";
            String welcome =
                    "grognard " + Version.text() + ". Type 'help' for what there is, " + keys + "Ctrl-D to leave.\n";
            world.out().print(Wrapping.text(welcome, world.width()));
            world.out().flush();
            if (session.game().isPresent()) {
                run("turn --brief"); // where it stands
            }
            repl.run();
            return Exit.DONE;
        }
    }

    /** What would go to the window goes through the prompt's terminal, which knows how wide it is and how it writes. */
    private static void showIn(Repl repl, World world) {
        world.showIn(repl::columns);
        if (world.isTerminal(1)) {
            world.out().moveTo(repl.output());
        }
        if (world.isTerminal(2)) {
            world.err().moveTo(repl.output());
        }
    }

    /** From here on lines follow each other. */
    public void start() {
        session.startPrompt();
    }

    /** The history file, in a folder that is made if it can be; without one, history lasts for this run only. */
    private Optional<Path> history() {
        Optional<Path> folder = session.world().stateFolder();
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

    /** The seed that a seal hides; any other is printed with its dice. */
    @Override
    public boolean isSecret(String line) {
        return secrecy.covers(line);
    }

    @Override
    public void stop(Thread running) {
        session.stop(running);
    }

    @Override
    public void remark(String text) {
        session.world().complain(text);
        session.world().err().flush();
    }

    @Override
    public Ruleset ruleset() {
        return session.ruleset();
    }

    @Override
    public void run(String line) {
        session.line().begin();
        session.last().begin();
        var unused = ending.apply(() -> run(words(line)));
        session.abandon(); // of a line that went wrong
        session.world().out().flush();
        session.world().err().flush();
    }

    /** The words, without the program's name, as help and the README show it for the shell. */
    private static List<Word> words(String line) {
        List<Word> words = Words.of(line);
        return words.size() > 1 && words.get(0).is("grognard") ? words.subList(1, words.size()) : words;
    }

    private Exit run(List<Word> words) {
        if (words.isEmpty()) {
            return Exit.DONE;
        }
        if (words.get(0).is("batch") && words.size() == 1) {
            throw BadInput.of("batch", "a FILE at the prompt, where lines can be pasted as they are");
        }
        Optional<String> chosen = chosen(words);
        if (chosen.isPresent()) {
            return run(Words.of(chosen.get()));
        }
        List<Word> line = begun(words);
        Exit exit = program.run(line);
        if (!isAboutLines(line.get(0).text())) {
            session.last().done(Words.texts(line));
        }
        return exit;
    }

    /**
     * The line with its first word in full, where a beginning was typed that only one resolver or verb has; in a game the
     * only resolver that is played in games comes before all verbs.
     */
    private List<Word> begun(List<Word> words) {
        Word first = words.get(0);
        List<String> resolvers = session.ruleset().resolvers();
        List<String> played = session.game().isPresent() ? InGame.played(session.ruleset()) : List.of();
        List<String> known = new ArrayList<>(played.isEmpty() ? resolvers : played);
        program.verbs().forEach(verb -> known.add(verb.description().name()));
        known.addAll(session.preferences().aliases().keySet());
        if (known.contains(first.text())
                || resolvers.contains(first.text())
                || first.text().startsWith("-")
                || session.library().find(first.text()).isPresent()) {
            return words;
        }
        String whole = Beginnings.expandCommand(first.text(), played, known);
        List<Word> line = new ArrayList<>(words);
        line.set(
                0,
                new Word(
                        whole.equals(first.text()) ? Beginnings.expandCommand(whole, resolvers, List.of()) : whole,
                        first.column()));
        return line;
    }

    /** The line that a number picks from those that were last offered. */
    private Optional<String> chosen(List<Word> words) {
        List<String> choices = session.last().choices();
        int number = words.size() == 1 ? WholeNumber.in(words.get(0).text()).orElse(0) : 0;
        return number > 0 && number <= choices.size() ? Optional.of(choices.get(number - 1)) : Optional.empty();
    }

    private boolean isAboutLines(String word) {
        return ABOUT_LINES.contains(word)
                || program.verbs().stream()
                        .map(Verb::description)
                        .anyMatch(verb -> verb.betweenLines() && verb.name().equals(word));
    }

    /** Runs the last line again, but only where that costs nothing: dice that go on record want to be asked for. */
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
        boolean throwsDice = last.isPresent() && last.get().purpose() == Usual.For.PLAY;
        if (throwsDice && session.preferences().isOnRecord(last.get().options())) {
            remark("an empty line throws no dice while they go on record; again does");
            return;
        }
        run("again");
    }

    @Override
    public List<String> inFull(List<String> words) {
        List<Word> line = session.preferences().inFull(Words.of(words));
        try {
            return Words.texts(line.isEmpty() ? line : begun(line));
        } catch (BadInput e) {
            return Words.texts(line); // it is not typed to its end yet
        }
    }

    @Override
    public List<Suggestion> aliases() {
        List<Suggestion> all = new ArrayList<>();
        session.preferences().aliases().forEach((name, line) -> all.add(new Suggestion(name, line)));
        return all;
    }

    @Override
    public List<Branch> verbs() {
        return program.verbs().stream().map(Prompt::branch).toList();
    }

    private static Branch branch(Verb verb) {
        VerbDescription description = verb.description();
        return new Branch(
                description.lastName(),
                description.meaning(),
                verb.subverbs().stream().map(Prompt::branch).toList(),
                description.allOptions().stream()
                        .filter(option -> !option.name().equals(Usual.HELP.longName()))
                        .map(option -> new Suggestion(option.name(), option.label(), option.help()))
                        .toList(),
                description.operands().stream().map(Prompt::leaf).toList());
    }

    private static Branch.Leaf leaf(Operand operand) {
        return new Branch.Leaf(Branch.Kind.valueOf(operand.kind().name()), operand.words(), operand.many());
    }

    @Override
    public Library library() {
        return session.library();
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
    public List<Suggestion> settings() {
        return Settings.keys(session.ruleset()).stream()
                .map(key -> new Suggestion(key.name(), key.takes(), key.meaning()))
                .toList();
    }

    @Override
    public List<String> valuesOf(String key) {
        Ruleset ruleset = session.ruleset();
        if (key.equals(Usual.RULES.longName())) {
            return session.library().names();
        }
        if (key.equals("format")) {
            return Settings.FORMATS;
        }
        boolean option = key.equals(Usual.HOUSE.longName());
        return ruleset.house().stream()
                .filter(house -> option || key.equals(Settings.HOUSE + house.name()))
                .flatMap(house -> house.type().words(Tables.builtIn(ruleset)).stream()
                        .map(word -> option ? house.name() + "=" + word : word))
                .toList();
    }
}

package grognard.cli;

import grognard.input.BadInput;
import grognard.render.Version;
import grognard.render.Wrapping;
import grognard.repl.Repl;
import grognard.repl.Shell;
import grognard.repl.Suggestion;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.Tables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The REPL's side of the command line: runs its lines and tells it what can be typed. */
final class Prompt implements Shell {

    private final Cli cli;
    private final Session session;

    Prompt(Cli cli, Session session) {
        this.cli = cli;
        this.session = session;
    }

    int run() {
        World world = session.world();
        try (Repl repl = Repl.open(this, history())) {
            session.readWith(repl::ask);
            start();
            showIn(repl, world);
            String keys = repl.seesKeys() ? "Tab to complete, " : "";
            String welcome =
                    "grognard " + Version.text() + ". Type 'help' for what there is, " + keys + "Ctrl-D to leave.\n";
            world.out().print(Wrapping.text(welcome, world.width()));
            world.out().flush();
            repl.run();
            return Verb.DONE;
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
    void start() {
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
            session.world().complain("history is not kept, cannot write " + folder.get());
            session.world().err().flush();
            return Optional.empty();
        }
    }

    @Override
    public Ruleset ruleset() {
        return session.ruleset();
    }

    @Override
    public void run(String line) {
        List<String> words;
        try {
            words = LineWords.split(line);
        } catch (BadInput e) {
            session.world().complain(String.valueOf(e.getMessage()));
            session.world().err().flush();
            return;
        }
        if (words.size() > 1 && words.get(0).equals("grognard")) {
            words = words.subList(1, words.size()); // as help and the README show it for the shell
        }
        if (!words.isEmpty()) {
            cli.runLine(words, "");
        }
    }

    @Override
    public void again() {
        if (!session.lastLine().isEmpty()) {
            run("again");
        }
    }

    @Override
    public List<Suggestion> verbs() {
        return Stream.of(Cli.VERBS, AtPrompt.WORDS, List.of("exit"))
                .flatMap(List::stream)
                .map(verb -> new Suggestion(verb, Verbs.meaning(verb)))
                .toList();
    }

    @Override
    public List<Suggestion> generalOptions() {
        return suggestions(GeneralOptions.PLAY);
    }

    @Override
    public List<Suggestion> oddsOptions() {
        return suggestions(GeneralOptions.ODDS);
    }

    private static List<Suggestion> suggestions(List<GeneralOptions.Option> some) {
        return Stream.of(some, GeneralOptions.ALWAYS)
                .flatMap(List::stream)
                .map(option -> new Suggestion(option.name(), option.label(), option.help()))
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
        return switch (key) {
            case "--rules" -> Rulesets.names();
            case "--house" ->
                ruleset.house().stream()
                        .flatMap(house -> house.type().words(Tables.builtIn(ruleset)).stream()
                                .map(word -> house.name() + "=" + word))
                        .toList();
            case "format" -> Settings.FORMATS;
            default ->
                ruleset.house().stream()
                        .filter(house -> key.equals(Settings.HOUSE + house.name()))
                        .flatMap(house -> house.type().words(Tables.builtIn(ruleset)).stream())
                        .toList();
        };
    }
}

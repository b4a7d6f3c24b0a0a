package grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.command.CommandTree;
import grognard.cli.command.CommonOptions;
import grognard.cli.command.LineCommand;
import grognard.cli.command.OpensNoGame;
import grognard.cli.command.PromptOnly;
import grognard.cli.command.ResolverCommand;
import grognard.cli.command.RunsAlone;
import grognard.cli.command.game.UndoCommand;
import grognard.cli.environment.Environment;
import grognard.cli.prompt.Prompt;
import grognard.cli.session.Session;
import grognard.rulesets.Rulesets;
import grognard.testing.Run;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The command tree and what holds for all commands in it. */
class CommandsTest {

    private static final Session SESSION = new Session(new Environment(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream(),
            Map.of(),
            () -> 0));

    private static final Cli PROGRAM = new Cli(SESSION);

    private static List<String> marked(Class<?> marker) {
        return PROGRAM.commands().entrySet().stream()
                .filter(command -> marker.isInstance(command.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Every command of the tree with its subcommands. */
    private static List<CommandSpec> all(CommandSpec command) {
        List<CommandSpec> all = new ArrayList<>(List.of(command));
        command.subcommands().values().forEach(subcommand -> all.addAll(all(subcommand.getCommandSpec())));
        return all;
    }

    private static List<CommandSpec> all() {
        return PROGRAM.commandSpecs().stream()
                .flatMap(command -> all(command).stream())
                .toList();
    }

    @Test
    void theTreeHasTheResolversInUseAndAllCommands() {
        Map<String, CommandLine> root = PROGRAM.root().getSubcommands();
        assertThat(root.keySet())
                .containsAll(SESSION.ruleset().resolvers())
                .containsAll(Commands.NAMES)
                .hasSize(SESSION.ruleset().resolvers().size() + Commands.NAMES.size());
        assertThat(PROGRAM.commandSpecs()).extracting(CommandSpec::name).containsExactlyElementsOf(Commands.NAMES);
        assertThat(root.get("contact").getCommandSpec().findOption("--def-pips").description())
                .containsExactly("pips on the morale record");
        assertThat(root.get("contact").getCommandSpec().findOption("--arm").completionCandidates())
                .containsExactly("infantry", "cavalry");
        assertThat(all())
                .allSatisfy(command -> assertThat(command.usageMessage().header())
                        .as(command.qualifiedName())
                        .hasSize(1));
    }

    @Test
    void aResolverWinsOverACommandOfTheSameName() {
        CommandLine root = new CommandTree(SESSION)
                .add("fire", new ResolverCommand(Rulesets.named("acw"), "fire"))
                .add("fire", new UndoCommand(SESSION))
                .build();
        assertThat(root.getSubcommands().get("fire").getCommandSpec().findOption("--figures"))
                .isNotNull();
    }

    @Test
    void whatRunsAloneNeedsLinesBeforeItOrOpensNoGameIsMarked() {
        assertThat(marked(RunsAlone.class))
                .containsExactlyInAnyOrder(
                        "plan",
                        "journal",
                        "game",
                        "unit",
                        "attach",
                        "detach",
                        "due",
                        "next",
                        "phase",
                        "moved",
                        "order",
                        "capture",
                        "end",
                        "together",
                        "apart",
                        "undo",
                        "redo",
                        "note",
                        "tables",
                        "workshop",
                        "alias",
                        "man",
                        "page");
        assertThat(marked(PromptOnly.class)).containsExactly("again", "last", "set", "unset", "exit");
        assertThat(marked(OpensNoGame.class))
                .containsExactlyInAnyOrder(
                        "journal", "game", "tables", "workshop", "help", "completion", "man", "page");
    }

    /** The launcher chooses a class-data archive by the first word; an unknown one gets that of resolvers' lines. */
    @Test
    void theLauncherKnowsTheCommandsThatPicocliParses() throws IOException {
        String script = Files.readString(Path.of("src/dist/lib/launch.sh"));
        List<String> chosen = List.of(script.substring(
                        script.indexOf("case ${1:-} in"), script.indexOf("esac", script.indexOf("case ${1:-} in")))
                .split("[\\s|)]+"));
        List<String> parsed = new ArrayList<>(Commands.NAMES);
        parsed.removeAll(marked(PromptOnly.class));
        parsed.removeAll(List.of("odds", "roll"));
        assertThat(chosen).containsAll(parsed);
    }

    /** Mixins repeat the names and texts of the resolvers' common options, since annotations cannot refer to them. */
    @Test
    void mixinsSayWhatTheCommonOptionsSay() {
        int mixedIn = 0;
        for (CommandSpec command : all()) {
            for (OptionSpec option : command.options()) {
                if (option.userObject() instanceof Field field
                        && field.getDeclaringClass().getSimpleName().matches("\\w+Options?")) {
                    mixedIn++;
                    assertThat(CommonOptions.find(option))
                            .as(option.longestName())
                            .hasValueSatisfying(common -> {
                                assertThat(option.names()).containsExactlyElementsOf(common.names());
                                assertThat(option.arity().max()).isEqualTo(common.takesValue() ? 1 : 0);
                                assertThat(common.takesValue() ? option.paramLabel() : "")
                                        .isEqualTo(common.label());
                            });
                }
            }
        }
        assertThat(mixedIn).isGreaterThan(50);
    }

    /** Lines of commands that take another command's line are that command's. */
    @Test
    void everyExampleIsParsed() {
        CommandLine root = PROGRAM.root();
        int parsed = 0;
        for (CommandSpec command : all()) {
            for (String example : command.usageMessage().customSynopsis()) {
                String line = example.replaceFirst(" +#.*| [<>&].*", "").replaceAll("'[^']*'|\"[^\"]*\"", "quoted");
                String[] words = line.strip().split(" +");
                boolean own = line.startsWith(
                        String.join(" ", command.qualifiedName().split(" ")).substring(9));
                if (own && !(command.userObject() instanceof LineCommand)) {
                    assertThat(root.parseArgs(words).errors()).as(line).isEmpty();
                    parsed++;
                }
            }
        }
        assertThat(parsed).isGreaterThan(50);
    }

    @Test
    void theOperandsOfANewGameAreListedOneByOne() {
        assertThat(Run.of("game", "new", "--help").out())
                .startsWith("game new: begin a game with its units\n  grognard game new salamanca.jsonl ")
                .contains(
                        "\n  FILE       the game's journal",
                        "\n  [MUSTER…]  CSV files of its units",
                        "\n  stands* 0..40\n");
        assertThat(Run.of("--rules", "napoleonic", "game", "new", "--help").out())
                .contains("A muster of napoleonic");
        assertThat(Run.of("game", "--rules", "napoleonic", "new", "--help").out())
                .contains("A muster of napoleonic");
    }

    @ParameterizedTest
    @ValueSource(strings = {"undo", "contact", "journal verify", "odds contact", "batch", "tables"})
    void helpOfCommandsAndResolversBeginsAlike(String command) {
        List<String> help =
                Run.of((command + " --help").split(" ")).out().lines().toList();
        assertThat(help.get(0)).startsWith(command + ": ");
        assertThat(help.get(1)).startsWith("  grognard " + command);
        assertThat(Run.of(("help " + command).split(" ")).out().lines().toList())
                .isEqualTo(help);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    undo --jsn           | --jsn: expected an option of undo; did you mean --json? (--help lists them)
                    undo x               | undo x: expected a whole number
                    undo 1 2             | undo 2: expected nothing more
                    journal shwo         | journal shwo: expected one of show, verify, seal
                    journal shwo         | did you mean show?
                    journal              | journal: expected one of show, verify, seal, reveal, stats, story; --help says
                    game new g           | game new: expected FILE and MUSTER…, as in game new salamanca.jsonl british.csv
                    batch --format xml   | --format xml: expected one of text, json, csv
                    batch --threads 65   | --threads 65: expected a whole number from 1 to 64
                    batch --json --format csv | --format csv: expected json, since --json is given
                    journal verify g --tables | --tables: expected a value, DIR
                    sheet --md --md      | --md is given twice: expected once
                    rules --json @x      | rules @x: expected a word from the rules
                    sheet ${sys:user.home} | sheet ${sys:user.home}: expected one of paperboys
                    """)
    void parseErrorsNameTheWordAndWhatWasExpected(String line, String message) {
        Run run = Run.of(line.split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("grognard: ").contains(message).doesNotContain("Exception");
    }

    @Test
    void parseErrorsHaveTheirColumn() {
        assertThat(Run.with("contact -q\nundo --jsn\n", Map.of()).err()).contains("line 2, column 6: --jsn");
        assertThat(Run.with("journal show g --format xml\n", Map.of()).err())
                .contains("line 1, column 25: --format xml");
    }

    /** The seed of a seal stays out of the history, also behind a ruleset's name. */
    @ParameterizedTest
    @CsvSource({
        "journal seal g.jsonl --seed hush, true",
        "acw journal seal g.jsonl --seed hush, true",
        "acw journal reveal g.jsonl hush, true",
        "acw game scenarios, false",
        "acw fire --figures 20 --range 3, false"
    })
    void secretsAreFoundBehindARuleset(String line, boolean secret) {
        assertThat(new Prompt(SESSION, PROGRAM, work -> 0).isSecret(line)).isEqualTo(secret);
    }

    /** Texts of a ruleset's folder are neither formats nor variables for picocli. */
    @Test
    void textsOfAFolderStayAsTheyAre(@TempDir Path folder) throws IOException {
        Path mine = folder.resolve("mine");
        assertThat(Run.of("workshop", "new", mine.toString()).exit()).isZero();
        Path resolver = mine.resolve("rally.toml");
        String hostile = "100% of ${sys:user.home} %n%s";
        Files.writeString(
                resolver,
                Files.readString(resolver)
                        .replaceFirst("summary = \"[^\"]*\"", "summary = \"" + hostile.replace("$", "\\$") + "\""));
        Run run = Run.of("--rules", mine.toString(), "completion", "zsh");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains(hostile);
        assertThat(Run.of("--rules", mine.toString(), "rally", "--help").out()).contains(hostile);
    }
}

package grognard.cli.command.game;

import grognard.cli.command.Completes;
import grognard.cli.command.ContextualHelp;
import grognard.cli.run.GameSetup;
import grognard.cli.session.Session;
import grognard.repl.CommandNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Creates a game from muster files or a scenario. */
@Command(
        name = "new",
        header = "begin a game with its units",
        customSynopsis = {
            "game new salamanca.jsonl british.csv french.csv",
            "game new kunersdorf.jsonl russia.csv prussia.csv --rules honour",
            "game new maida.jsonl --scenario maida"
        })
public final class GameNewCommand implements Runnable, ContextualHelp {

    @Parameters(index = "0", paramLabel = "FILE", description = "the game's journal, which must not exist yet")
    @Completes(CommandNode.Kind.FILE)
    private String file = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "MUSTER",
            description = "CSV files of its units, a row each: side,unit and more fields, listed below")
    @Completes(CommandNode.Kind.FILE)
    private List<String> musterFiles = List.of();

    @Option(
            names = "--scenario",
            paramLabel = "NAME|FILE.toml",
            completionCandidates = GameScenariosCommand.Names.class,
            description = "a battle that is ready to play, in place of musters: game scenarios lists them")
    private Optional<String> scenario = Optional.empty();

    @Option(names = "--title", paramLabel = "TITLE", description = "the title of a battle without scenario")
    private Optional<String> title = Optional.empty();

    @Option(names = "--turn", paramLabel = "N", defaultValue = "1", description = "the turn in which it begins (1)")
    private int turn;

    @Option(names = "--scale", paramLabel = "SCALE", description = "the size of the figures, for all of the game")
    private Optional<String> scale = Optional.empty();

    @Option(
            names = "--share",
            paramLabel = "SHARE",
            description = "honour: the part of its units that an army must lose")
    private Optional<String> share = Optional.empty();

    @Option(
            names = "--nation",
            paramLabel = "NATION",
            description = "honour: the nation of the first side, if its name does not say it")
    private Optional<String> nation = Optional.empty();

    @Option(
            names = "--def-nation",
            paramLabel = "NATION",
            description = "honour: the nation of the second side, if its name does not say it")
    private Optional<String> otherNation = Optional.empty();

    @Option(names = "--turns", paramLabel = "N", description = "the turn after which night falls")
    private Optional<String> turns = Optional.empty();

    @Option(
            names = "--until",
            paramLabel = "WHAT",
            description = "how the battle ends, nightfall or as its ruleset has it: withdrawal, rout")
    private Optional<String> until = Optional.empty();

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private GameCommand game;

    private final Session session;

    public GameNewCommand(Session session) {
        this.session = session;
    }

    @Override
    public List<String> moreHelp() {
        return game.moreHelp();
    }

    @Override
    public void run() {
        Map<String, String> values = new LinkedHashMap<>();
        scale.ifPresent(text -> values.put("scale", text));
        share.ifPresent(text -> values.put("share", text));
        nation.ifPresent(text -> values.put("nation", text));
        otherNation.ifPresent(text -> values.put("def-nation", text));
        turns.ifPresent(text -> values.put("turns", text));
        until.ifPresent(text -> values.put("until", text));
        new GameSetup(session)
                .start(new GameSetup.Arguments(file, musterFiles, scenario, title, turn, values), game.options());
        if (session.isAtPrompt() || session.batch().isPresent()) {
            game.show(session.play(file, false).look());
        }
    }
}

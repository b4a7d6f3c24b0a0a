package grognard.cli.command.game;

import grognard.cli.command.ColorOption;
import grognard.cli.command.Completes;
import grognard.cli.command.ContextualHelp;
import grognard.cli.command.OpensNoGame;
import grognard.cli.command.Program;
import grognard.cli.command.RulesOptions;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.ExitCode;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.game.FieldReader;
import grognard.game.Game;
import grognard.game.Referees;
import grognard.line.OptionValues;
import grognard.repl.CommandNode;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Continues a game, or shows the open one. From the shell it starts the prompt in that game. */
@Command(
        name = "game",
        header = "begin a game with its units, or go on with one",
        customSynopsis = {
            "game new salamanca.jsonl british.csv french.csv",
            "game salamanca.jsonl",
            "--game salamanca.jsonl fire 33rd 45e 20"
        },
        subcommands = {GameNewCommand.class, GameScenariosCommand.class, GameMusterCommand.class},
        footer =
                "In a game RESOLVER UNIT [UNIT] plays: units fill the values they know, and unique prefixes of their names are enough."
                        + " What changed and what is due stands below a result: next plays what is due, due drop strikes it"
                        + " out, end ends the turn, undo takes a line back. units shows units, unit sets one by hand, attach"
                        + " has an officer join one, odds works any line out. help there has lines to try.")
public final class GameCommand implements Callable<Integer>, ContextualHelp, OpensNoGame, RunsAlone {

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "the game's journal; without it the open game is shown")
    @Completes(CommandNode.Kind.FILE)
    private Optional<String> file = Optional.empty();

    @Option(names = "--force", description = "play on in a file that was changed by hand")
    private boolean force;

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Mixin
    private final ColorOption color = new ColorOption();

    private final Session session;
    private final Program program;

    public GameCommand(Session session, Program program) {
        this.session = session;
        this.program = program;
    }

    OptionValues options() {
        return rules.addTo(color.options());
    }

    /**
     * Returns the fields of a muster file for the ruleset in use, with the values of each; empty if it has no games.
     */
    @Override
    public List<String> moreHelp() {
        Ruleset ruleset = session.ruleset(options());
        Tables tables = session.tables(ruleset, OptionValues.NONE);
        if (!Referees.isPlayable(ruleset)) {
            return List.of();
        }
        List<String> text = new ArrayList<>(List.of("", "A muster of " + ruleset.name() + " (* must be there):"));
        text.addAll(new FieldReader(Referees.of(tables)).lines());
        return text;
    }

    @Override
    public Integer call() {
        if (file.isEmpty()) {
            Optional<String> named = session.game().isEmpty() ? session.gameFile() : Optional.empty();
            OpenGame open = named.isPresent() ? session.play(named.get(), force) : session.gameFor("game");
            session.remarks().print(open.file() + "\n");
            show(open.look());
            return ExitCode.DONE.code();
        }
        OpenGame open = session.play(file.get(), force);
        if (session.isAtPrompt() || session.batch().isPresent()) {
            show(open.look());
            return ExitCode.DONE.code();
        }
        return program.start();
    }

    /** Prints the turn without its order of play. */
    void show(Game game) {
        session.remarks().print(session.gameText(options()).turn(game, List.of()));
    }
}

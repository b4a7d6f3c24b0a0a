package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.Turn;
import grognard.game.state.Due;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Goes on to the next phase of the turn, or to the one that is named. A phase in which all happens at the same time
 * begins with {@code together} and is left with {@code apart}, in the same line; one that begins with the upkeep of the
 * turn plays it.
 */
@Command(
        name = "phase",
        header = "go on to the next phase of the turn, or to that one",
        customSynopsis = {"phase", "phase firing", "phase french firing"})
public final class PhaseCommand extends UpkeepCommand {

    @Parameters(
            arity = "0..*",
            paramLabel = "NAME",
            description = "the phase, with its side before it if both have one; else the next")
    private List<String> name = List.of();

    public PhaseCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        String phase = String.join(" ", name);
        List<String> doubts = new Turn(line.game()).doubts(phase);
        runner.addDoubted(doubts, line, options(), () -> {
            List<Due> upkeep = new Turn(line.game()).upkeep(phase);
            Turn.pass(phase, line::game, event -> runner.add(event, line, options()));
            runner.upkeep(upkeep, options(), line);
            runner.showTurn(line.game(), options());
        });
    }
}

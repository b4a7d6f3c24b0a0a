package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.ManualChanges;
import grognard.game.ManualUnits;
import grognard.game.referee.Referee;
import grognard.game.state.GameState;
import grognard.game.state.OtherEvent;
import grognard.game.unit.Unit;
import grognard.line.CommonOption;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Marks units that have moved this turn, which counts for their fire and their tests. */
@Command(
        name = "moved",
        header = "these units have moved this turn",
        customSynopsis = {"moved 33rd 45e", "moved --half Garde  # honour: half its move or less"})
public final class MovedCommand extends RecordingCommand {

    @Parameters(arity = "1..*", paramLabel = "UNIT", description = "the units that have moved")
    private List<String> names = List.of();

    @Option(names = "--half", description = "half of their move or less, where that counts (honour)")
    private boolean half;

    public MovedCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        GameState state = line.game().state();
        Referee referee = line.game().referee();
        List<Unit> units = new ManualUnits(line.game()).moved(names);
        boolean force = options().has(CommonOption.FORCE);
        List<String> doubts = new ArrayList<>();
        for (Unit unit : units) {
            state.phase().flatMap(phase -> referee.movesOutOfPhase(unit, phase)).ifPresent(doubts::add);
            doubts.addAll(referee.moveDoubts(unit));
        }
        OtherEvent moved = new ManualChanges(line.game()).moved(units, half, force);
        runner.addDoubted(doubts, line, options(), () -> runner.add(moved, line, options()));
    }
}

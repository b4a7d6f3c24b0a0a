package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.ManualChanges;
import grognard.game.ManualUnits;
import grognard.game.unit.Unit;
import grognard.line.CommonOption;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Has a unit capture guns: they leave the table or, where the book lets the captor use them, change sides. */
@Command(
        name = "capture",
        header = "a unit captures guns",
        customSynopsis = {"capture Battery KGL", "capture Battery by KGL"})
public final class CaptureCommand extends RecordingCommand {

    @Parameters(arity = "2..*", paramLabel = "UNIT", description = "the guns, then their captor; by may stand between")
    private List<String> words = List.of();

    public CaptureCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        List<Unit> units = new ManualUnits(line.game()).captured(words);
        runner.add(
                new ManualChanges(line.game())
                        .capture(units.get(0), units.get(1), options().has(CommonOption.FORCE)),
                line,
                options());
    }
}

package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.ManualChanges;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
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
        List<String> names = words.stream().filter(word -> !word.equals("by")).toList();
        Units all = line.game().state().units();
        List<Unit> units = all.allNamed("capture", names, all::isAtHand);
        if (units.size() != 2) {
            throw BadInput.of("capture", "guns and their captor, as in capture Battery by KGL");
        }
        runner.add(
                new ManualChanges(line.game())
                        .capture(units.get(0), units.get(1), options().has(CommonOption.FORCE)),
                line,
                options());
    }
}

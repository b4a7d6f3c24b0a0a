package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.Hand;
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

    @Parameters(arity = "2..3", paramLabel = "UNIT", description = "the guns, then their captor; by may stand between")
    private List<String> words = List.of();

    public CaptureCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        if (words.size() == 3 && !words.get(1).equals("by")) {
            throw BadInput.value("capture", words.get(1), "by, or nothing, between the guns and their captor");
        }
        Units units = line.game().state().units();
        runner.add(
                new Hand(line.game())
                        .capture(
                                units.meant("capture", words.get(0)),
                                units.meant("capture", words.get(words.size() - 1)),
                                options().has(CommonOption.FORCE)),
                line,
                options());
    }
}

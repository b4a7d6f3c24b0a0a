package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.ManualChanges;
import grognard.game.unit.Unit;
import grognard.line.CommonOption;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Has an officer leave the unit that he is with. */
@Command(name = "detach", header = "an officer leaves his unit", customSynopsis = "detach Picton")
public final class DetachCommand extends RecordingCommand {

    @Parameters(paramLabel = "OFFICER", description = "the officer's name")
    private String officer = "";

    public DetachCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        Unit leaving = line.game().state().units().meant("detach", officer);
        boolean force = options().has(CommonOption.FORCE);
        runner.addDoubted(
                new ManualChanges(line.game()).detach(leaving, force), leaving, Optional.empty(), line, options());
    }
}

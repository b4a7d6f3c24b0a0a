package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.Hand;
import grognard.game.state.OtherEvent;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.line.CommonOption;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Has an officer join a unit. Both may be named by a unique prefix. */
@Command(name = "attach", header = "an officer joins a unit", customSynopsis = "attach Picton 33rd")
public final class AttachCommand extends RecordingCommand {

    @Parameters(index = "0", paramLabel = "OFFICER", description = "the officer's name")
    private String officer = "";

    @Parameters(index = "1", paramLabel = "UNIT", description = "the unit that he joins")
    private String unit = "";

    public AttachCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        Units units = line.game().state().units();
        Unit joining = units.meant("attach", officer);
        Unit joined = units.meant("attach", unit);
        boolean force = options().has(CommonOption.FORCE);
        OtherEvent event = new Hand(line.game()).attach(joining, joined, force);
        runner.addDoubted(event, joining, Optional.of(joined), line, options());
    }
}

package grognard.cli.command.game;

import grognard.cli.command.GameOptions;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.ExitCode;
import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.game.Hand;
import grognard.game.Unit;
import grognard.line.OptionValues;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Has an officer leave the unit that he is with. */
@Command(name = "detach", header = "an officer leaves his unit", customSynopsis = "detach Picton")
public final class DetachCommand implements Callable<Integer>, RunsAlone {

    @Parameters(paramLabel = "OFFICER", description = "the officer's name")
    private String officer = "";

    @Mixin
    private final GameOptions options = new GameOptions();

    private final Session session;

    public DetachCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        OpenGame open = session.gameFor("detach");
        GameRunner play = new GameRunner(session, open);
        OptionValues common = options.options();
        open.play(session, line -> {
            Unit leaving = line.game().state().units().meant("detach", officer);
            play.add(new Hand(line.game()).detach(leaving), line, common);
        });
        return ExitCode.DONE.code();
    }
}

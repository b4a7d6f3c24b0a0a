package grognard.cli.command.game;

import grognard.cli.command.GameOptions;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.ExitCode;
import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.game.Hand;
import grognard.game.Units;
import grognard.line.OptionValues;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Has an officer join a unit. */
@Command(name = "attach", header = "an officer joins a unit", customSynopsis = "attach Picton 33rd")
public final class AttachCommand implements Callable<Integer>, RunsAlone {

    @Parameters(index = "0", paramLabel = "OFFICER", description = "the officer's name")
    private String officer = "";

    @Parameters(index = "1", paramLabel = "UNIT", description = "the unit that he joins")
    private String unit = "";

    @Mixin
    private final GameOptions options = new GameOptions();

    private final Session session;

    public AttachCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        OpenGame open = session.gameFor("attach");
        GameRunner play = new GameRunner(session, open);
        OptionValues common = options.options();
        open.play(session, line -> {
            Units units = line.game().state().units();
            Hand hand = new Hand(line.game());
            play.add(hand.attach(units.meant("attach", officer), units.meant("attach", unit)), line, common);
        });
        return ExitCode.DONE.code();
    }
}

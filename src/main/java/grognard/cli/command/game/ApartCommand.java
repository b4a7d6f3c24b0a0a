package grognard.cli.command.game;

import grognard.cli.command.GameOptions;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.ExitCode;
import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.line.OptionValues;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Applies the results that were held back since {@code together}. */
@Command(name = "apart", header = "the end of what happens at the same time", customSynopsis = "apart")
public final class ApartCommand implements Callable<Integer>, RunsAlone {

    @Mixin
    private final GameOptions options = new GameOptions();

    private final Session session;

    public ApartCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        OpenGame open = session.gameFor("apart");
        GameRunner play = new GameRunner(session, open);
        OptionValues common = options.options();
        open.play(session, line -> {
            play.add(line.game().parted(), line, common);
            play.turn(line, common);
        });
        return ExitCode.DONE.code();
    }
}

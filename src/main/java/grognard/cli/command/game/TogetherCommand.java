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

/** Holds the results of the following lines back until {@code apart}, so that both sides act as they were. */
@Command(
        name = "together",
        header = "from here on all happens at the same time, until apart",
        customSynopsis = {
            "together  # both sides fire at once: who is hit still fires",
            "fire 33rd 45e 20",
            "fire 45e 33rd 20",
            "apart     # then losses tell, and what is due is shown"
        })
public final class TogetherCommand implements Callable<Integer>, RunsAlone {

    @Mixin
    private final GameOptions options = new GameOptions();

    private final Session session;

    public TogetherCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        OpenGame open = session.gameFor("together");
        GameRunner play = new GameRunner(session, open);
        OptionValues common = options.options();
        open.play(session, line -> play.add(line.game().joined(), line, common));
        return ExitCode.DONE.code();
    }
}

package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import picocli.CommandLine.Command;

/** Applies the results that were held back since {@code together}, and shows what they make due. */
@Command(name = "apart", header = "the end of what happens at the same time", customSynopsis = "apart")
public final class ApartCommand extends RecordingCommand {

    public ApartCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        runner.add(line.game().apart(), line, options());
    }
}

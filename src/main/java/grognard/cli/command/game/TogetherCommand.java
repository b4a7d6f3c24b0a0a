package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.Turn;
import picocli.CommandLine.Command;

/** Holds the results of the following lines back until {@code apart}, so that both sides act as they were. */
@Command(
        name = "together",
        header = "from here on all happens at the same time, until apart",
        customSynopsis = {
            "together  # both sides fire at once: a unit that is hit still fires",
            "fire 33rd 45e 20",
            "fire 45e 33rd 20",
            "apart     # then losses tell, and what is due is shown"
        })
public final class TogetherCommand extends RecordingCommand {

    public TogetherCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        // A phase in which all happens at the same time has begun with it already.
        if (!new Turn(line.game()).isOpen()) {
            runner.add(line.game().together(), line, options());
        }
    }
}

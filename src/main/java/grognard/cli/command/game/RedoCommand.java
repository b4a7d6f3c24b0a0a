package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import picocli.CommandLine.Command;

/** Repeats the line that {@code undo} took back, as long as nothing else was played since. */
@Command(name = "redo", header = "do again what undo took back", customSynopsis = "redo")
public final class RedoCommand extends RecordingCommand {

    public RedoCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        runner.add(line.game().redo(), line, options());
    }
}

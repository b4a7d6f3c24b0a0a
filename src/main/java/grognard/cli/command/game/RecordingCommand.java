package grognard.cli.command.game;

import grognard.cli.command.GameOptions;
import grognard.cli.command.RunsAlone;
import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.line.OptionValues;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/**
 * A command that adds records to the open game. All records of one typed line go to disk together or, if the line is
 * refused on the way, not at all; {@code undo} takes them back together too.
 */
abstract class RecordingCommand implements Runnable, RunsAlone {

    final Session session;

    @Mixin
    private final GameOptions options = new GameOptions();

    RecordingCommand(Session session) {
        this.session = session;
    }

    /** Plays one line in the open game; without a game it is refused, with the command's name in the message. */
    @Override
    public void run() {
        OpenGame open = session.gameFor(getClass().getAnnotation(Command.class).name());
        GameRunner runner = new GameRunner(session, open);
        open.play(session, line -> {
            play(line, runner);
            runner.advanceTurn(line, options());
        });
    }

    /** Adds this command's records to the line. */
    abstract void play(OpenGame.GameLine line, GameRunner runner);

    /** Returns the options as typed, in the batch's format. A command with options of its own adds them here. */
    OptionValues options() {
        return session.inFormat(options.options());
    }
}

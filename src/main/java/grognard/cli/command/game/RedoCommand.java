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

/** Repeats the line that {@code undo} took back, as long as nothing else was played since. */
@Command(name = "redo", header = "do again what undo took back", customSynopsis = "redo")
public final class RedoCommand implements Callable<Integer>, RunsAlone {

    @Mixin
    private final GameOptions options = new GameOptions();

    private final Session session;

    public RedoCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        OpenGame open = session.gameFor("redo");
        GameRunner play = new GameRunner(session, open);
        OptionValues common = options.options();
        open.play(session, line -> play.add(line.game().redo(), line, common));
        return ExitCode.DONE.code();
    }
}

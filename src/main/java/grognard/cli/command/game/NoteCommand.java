package grognard.cli.command.game;

import grognard.cli.command.GameOptions;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.ExitCode;
import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.line.OptionValues;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Adds a remark to the record. */
@Command(name = "note", header = "put a remark into the record", customSynopsis = "note \"fog lifts\"")
public final class NoteCommand implements Callable<Integer>, RunsAlone {

    @Parameters(arity = "1..*", paramLabel = "TEXT", description = "what to remember")
    private List<String> words = List.of();

    @Mixin
    private final GameOptions options = new GameOptions();

    private final Session session;

    public NoteCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        OpenGame open = session.gameFor("note");
        GameRunner play = new GameRunner(session, open);
        String text = String.join(" ", words);
        OptionValues common = options.options();
        open.play(session, line -> play.add(line.game().noted(text), line, common));
        return ExitCode.DONE.code();
    }
}

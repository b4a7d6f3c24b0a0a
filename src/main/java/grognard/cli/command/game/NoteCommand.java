package grognard.cli.command.game;

import grognard.cli.command.GameOptions;
import grognard.cli.command.RunsAlone;
import grognard.cli.session.GamePlay;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.cli.world.Exit;
import grognard.line.Options;
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
        GamePlay play = new GamePlay(session, open);
        String text = String.join(" ", words);
        Options common = options.options();
        open.play(session, line -> play.add(line.game().noted(text), line, common));
        return Exit.DONE.code();
    }
}

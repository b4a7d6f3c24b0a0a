package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Adds a remark to the record. It changes no unit; {@code journal show} and the story print it. */
@Command(name = "note", header = "put a remark into the record", customSynopsis = "note \"fog lifts\"")
public final class NoteCommand extends RecordingCommand {

    @Parameters(arity = "1..*", paramLabel = "TEXT", description = "what to remember")
    private List<String> words = List.of();

    public NoteCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        runner.add(line.game().note(String.join(" ", words)), line, options());
    }
}

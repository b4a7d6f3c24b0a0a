package grognard.cli.command.journal;

import grognard.cli.command.Completes;
import grognard.cli.environment.PathName;
import grognard.cli.session.JournalPool;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.journal.JournalReader;
import grognard.repl.CommandNode;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Parameters;

/** The argument of a command that reads a journal: a file, or standard input. */
final class JournalInput {

    private static final String STANDARD_INPUT = "-";

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description =
                    "the journal, - for standard input; without it that of the game, GROGNARD_LOG or the setting log")
    @Completes(CommandNode.Kind.FILE)
    private Optional<String> file = Optional.empty();

    /** Returns the journal's file name: as typed, of the game, or by the player's settings. */
    String name(Session session) {
        return JournalOutput.name(file, session);
    }

    /**
     * Opens the journal for one pass. Standard input is refused at the prompt and in a batch, whose own lines come from
     * there.
     */
    static JournalReader open(String file, Session session) {
        if (!file.equals(STANDARD_INPUT)) {
            return JournalPool.read(session.environment(), PathName.file("FILE", file));
        }
        if (session.isAtPrompt() || session.batch().isPresent()) {
            throw BadInput.value("FILE", file, "a file here: only a command of its own reads standard input");
        }
        return JournalReader.of(
                session.environment().input(), Path.of("standard input"), JournalPool.notes(session.environment()));
    }
}

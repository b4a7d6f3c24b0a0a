package grognard.cli.command.journal;

import grognard.cli.command.Completes;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.repl.CommandNode;
import java.util.Optional;
import picocli.CommandLine.Parameters;

/** The argument of a command that writes to a journal: always a file. */
final class JournalOutput {

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "the journal; without it that of the game, GROGNARD_LOG or the setting log")
    @Completes(CommandNode.Kind.FILE)
    private Optional<String> file = Optional.empty();

    /** Returns the journal's file name: as typed, of the game, or by the player's settings. */
    String name(Session session) {
        return name(file, session);
    }

    static String name(Optional<String> typed, Session session) {
        return typed.or(session::gameFile)
                .or(session.preferences()::journal)
                .orElseThrow(() -> BadInput.of("journal", "a FILE"));
    }
}

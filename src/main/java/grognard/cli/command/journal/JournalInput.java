package grognard.cli.command.journal;

import grognard.cli.command.ColorOption;
import grognard.cli.command.Completes;
import grognard.cli.environment.PathName;
import grognard.cli.session.JournalPool;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.journal.JournalReader;
import grognard.line.OptionValues;
import grognard.repl.CommandNode;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The options of a command that reads a journal: a file or standard input, and the style of the output. */
final class JournalInput {

    private static final String STANDARD_INPUT = "-";

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description =
                    "the journal, - for standard input; without it that of the game, GROGNARD_LOG or the setting log")
    @Completes(CommandNode.Kind.FILE)
    private Optional<String> file = Optional.empty();

    @Mixin
    private final ColorOption color = new ColorOption();

    OptionValues options() {
        return color.options();
    }

    /** Returns the journal's file name: as typed, of the game, or by the player's settings. */
    String name(Session session) {
        return JournalOutput.name(file, session);
    }

    /**
     * Opens the journal for one pass, after records that wait to be written. Standard input is refused at the prompt and
     * in a batch, whose own lines come from there.
     */
    JournalReader open(Session session) {
        session.settle();
        String name = name(session);
        if (!name.equals(STANDARD_INPUT)) {
            return JournalPool.read(session.environment(), PathName.file("FILE", name));
        }
        if (session.isAtPrompt() || session.batch().isPresent()) {
            throw BadInput.value("FILE", name, "a file here: only a command of its own reads standard input");
        }
        return JournalReader.of(
                session.environment().input(), Path.of("standard input"), JournalPool.notes(session.environment()));
    }
}

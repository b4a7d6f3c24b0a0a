package grognard.cli.verbs;

import grognard.cli.session.Journals;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.input.BadInput;
import grognard.journal.JournalReader;
import java.nio.file.Path;

/** The journal that the verbs about journals are about. */
final class NamedJournal {

    static final Operand OPERAND = Operand.of(
            "FILE", Operand.Kind.FILE, "the journal; without it that of the game, GROGNARD_LOG or the setting log");

    /** Of the verbs that only read. */
    static final Operand READ = Operand.of(
            "FILE",
            Operand.Kind.FILE,
            "the journal, - for standard input; without it that of the game, GROGNARD_LOG or the setting log");

    private NamedJournal() {}

    /** Opens that journal to be read once; {@code -} is standard input, unless the lines being run come from there. */
    static JournalReader open(String file, Session session) {
        if (!file.equals("-")) {
            return Journals.read(session.world(), Journals.path("FILE", file));
        }
        if (session.isAtPrompt() || session.batch().isPresent()) {
            throw BadInput.value("FILE", file, "a file here: only a command of its own reads standard input");
        }
        return JournalReader.of(session.world().input(), Path.of("standard input"), Journals.notes(session.world()));
    }

    /** The journal that the call names. */
    static String file(Call call, Session session) {
        return call.word()
                .or(session::gameFile)
                .or(session.preferences()::journal)
                .orElseThrow(() -> BadInput.of("journal", "a FILE"));
    }
}

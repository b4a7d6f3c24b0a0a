package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.input.BadInput;

/** The journal that the verbs about journals are about. */
final class NamedJournal {

    static final Operand OPERAND = Operand.of(
            "FILE", Operand.Kind.FILE, "the journal; without it that of the game, GROGNARD_LOG or the setting log");

    private NamedJournal() {}

    /** The journal that the call names. */
    static String file(Call call, Session session) {
        return call.word()
                .or(session::gameFile)
                .or(session.preferences()::journal)
                .orElseThrow(() -> BadInput.of("journal", "a FILE"));
    }
}

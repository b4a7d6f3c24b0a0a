package grognard.cli.verbs;

import grognard.cli.session.Secrets;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.journal.Journal;
import grognard.journal.Seal;
import grognard.record.Head;

/** Opens the sealed seed after the game. */
final class JournalReveal implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "journal reveal", "open the sealed seed after the game")
            .examples("journal reveal game.jsonl")
            .operand(NamedJournal.OPERAND)
            .secret("--seed", "TEXT", "the seed, where this machine does not have it")
            .writes()
            .build();

    private final Session session;

    JournalReveal(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        String file = NamedJournal.file(call, session);
        Journal journal = session.journal("FILE", file);
        Head head = journal.begin();
        try {
            if (!head.isSealed()) {
                throw new BadInput("reveal " + file + ": expected a journal that is sealed");
            }
            String typed = call.text("--seed").orElse("");
            String seed = typed.isEmpty()
                    ? new Secrets(session.world())
                            .find(head.seal())
                            .orElseThrow(() -> new BadInput(
                                    "reveal " + file + ": its seed is not on this machine; expected --seed TEXT"))
                    : typed;
            if (!Seal.commitment(seed).equals(head.seal())) {
                throw BadInput.value("--seed", seed, "the seed that was sealed; its hash is another");
            }
            journal.addReveal(seed);
            session.settle();
            session.world()
                    .out()
                    .print("Revealed in record " + (head.record() + 1) + " of " + SafeText.line(file) + ".\nSeed "
                            + SafeText.line(seed)
                            + (head.salt().isEmpty() ? "" : "\nSalt " + SafeText.line(head.salt())) + "\nRecords "
                            + head.record() + ", head " + head.hash() + "\n");
            return Exit.DONE;
        } finally {
            session.abandon(); // of what is not settled by now
        }
    }
}

package grognard.cli;

import grognard.input.BadInput;
import grognard.input.Visible;
import grognard.journal.Head;
import grognard.journal.Journal;
import grognard.journal.Seal;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Opens the sealed seed after the game. */
final class JournalReveal implements Verb {

    private final Session session;

    JournalReveal(Session session) {
        this.session = session;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = JournalVerb.spec(
                "reveal",
                "journal reveal: open the sealed seed after the game",
                "",
                "  grognard journal reveal game.jsonl",
                "");
        spec.addOption(JournalVerb.valued("--seed", "TEXT", "the seed, where this machine does not have it"));
        return spec;
    }

    @Override
    public int run(ParseResult parsed) {
        String file = JournalVerb.file(parsed, session);
        Journal journal = session.journals().open("FILE", file);
        Head head = journal.begin();
        try {
            if (!head.isSealed()) {
                throw new BadInput("reveal " + file + ": expected a journal that is sealed");
            }
            String typed = parsed.matchedOptionValue("--seed", "");
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
                    .print("Revealed in record " + (head.record() + 1) + " of " + Visible.text(file) + ".\nSeed "
                            + Visible.text(seed)
                            + (head.salt().isEmpty() ? "" : "\nSalt " + Visible.text(head.salt())) + "\n");
            return DONE;
        } finally {
            session.abandon(); // of what is not settled by now
        }
    }
}

package grognard.cli.command.journal;

import grognard.cli.command.Secret;
import grognard.cli.session.SealedSeeds;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.journal.Journal;
import grognard.journal.Seal;
import grognard.record.ChainHead;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Reveals the sealed seed after the game, so that both players can check every die. */
@Command(name = "reveal", header = "open the sealed seed after the game", customSynopsis = "journal reveal game.jsonl")
public final class JournalRevealCommand implements Runnable {

    @Option(names = "--seed", paramLabel = "TEXT", description = "the seed, where this machine does not have it")
    @Secret
    private String typed = "";

    @Mixin
    private final JournalOutput journalFile = new JournalOutput();

    private final Session session;

    public JournalRevealCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        String file = journalFile.name(session);
        Journal journal = session.journal("FILE", file);
        ChainHead head = journal.begin();
        try {
            if (!head.isSealed()) {
                throw new BadInput("reveal " + file + ": expected a journal that is sealed");
            }
            String seed = typed.isEmpty()
                    ? new SealedSeeds(session.environment())
                            .find(head.seal())
                            .orElseThrow(() -> new BadInput(
                                    "reveal " + file + ": its seed is not on this machine; expected --seed TEXT"))
                    : typed;
            if (!Seal.commitment(seed).equals(head.seal())) {
                throw BadInput.value("--seed", seed, "the seed that was sealed; its hash is another");
            }
            journal.addReveal(seed);
            session.settle();
            session.out()
                    .print("Revealed in record " + (head.record() + 1) + " of " + SafeText.line(file) + ".\nSeed "
                            + SafeText.line(seed)
                            + (head.salt().isEmpty() ? "" : "\nSalt " + SafeText.line(head.salt())) + "\nRecords "
                            + head.record() + ", head " + head.hash() + "\n");
            return;
        } finally {
            session.abandon(); // releases the lock if an error came before settle
        }
    }
}

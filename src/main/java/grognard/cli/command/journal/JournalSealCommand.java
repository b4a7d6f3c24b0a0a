package grognard.cli.command.journal;

import grognard.cli.command.Secret;
import grognard.cli.environment.ExitCode;
import grognard.cli.environment.Output;
import grognard.cli.session.SealedSeeds;
import grognard.cli.session.SeedSource;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.journal.Journal;
import grognard.journal.Seal;
import grognard.record.ChainHead;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Commits to a secret seed before the game, and adds the opponent's salt. The salt is named after the commitment, so
 * that neither player can choose the dice.
 */
@Command(
        name = "seal",
        header = "commit to a secret seed before the game",
        customSynopsis = {
            "journal seal game.jsonl              # tell your opponent the commitment; then",
            "journal seal game.jsonl --salt TEXT  # put in the word that your opponent names"
        })
public final class JournalSealCommand implements Callable<Integer> {

    /**
     * Fewest characters of a typed seed without a warning; a shorter one could be found from its commitment by trying.
     */
    private static final int ENOUGH = 16;

    @Option(names = "--seed", paramLabel = "TEXT", description = "the secret seed; without it one is minted")
    @Secret
    private String typedSeed = "";

    @Option(names = "--salt", paramLabel = "TEXT", description = "the opponent's word, best named after the commitment")
    private String typedSalt = "";

    @Mixin
    private final JournalOutput journalFile = new JournalOutput();

    private final Session session;

    public JournalSealCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        String file = journalFile.name(session);
        String salt = plain("--salt", typedSalt);
        String seed = plain("--seed", typedSeed);
        Journal journal = session.journal("FILE", file);
        ChainHead head = journal.begin();
        if (head.isSealed()) {
            return salt(file, journal, head, salt, seed);
        }
        String secret = seed.isEmpty() ? SeedSource.mint() : seed;
        String commitment = Seal.commitment(secret);
        // The seed is on disk before the seal: a seal without its seed could never be revealed.
        new SealedSeeds(session.environment()).keep(commitment, secret);
        journal.addSeal(commitment, salt);
        session.settle();
        Output out = session.out();
        String shown = SafeText.line(file);
        out.print("Sealed " + shown + " in record " + (head.record() + 1) + ".\nCommitment " + commitment + "\n");
        out.print(
                salt.isEmpty()
                        ? "Tell your opponent the commitment, then put in a word of theirs:\n  grognard journal seal "
                                + shown + " --salt WORD\n"
                        : "Salt " + salt + "\n");
        if (!seed.isEmpty() && seed.length() < ENOUGH) {
            session.environment()
                    .err()
                    .print("grognard: a seed of fewer than " + ENOUGH
                            + " characters could be guessed from its commitment; better let one be minted\n");
        }
        return ExitCode.DONE.code();
    }

    /** Adds the salt to a journal that is sealed already. Only once, and only before the first resolution. */
    private int salt(String file, Journal journal, ChainHead head, String salt, String seed) {
        if (salt.isEmpty() || !seed.isEmpty() || !head.salt().isEmpty()) {
            session.abandon();
            throw new BadInput("seal " + file + ": it is sealed already; expected journal reveal first"
                    + (head.salt().isEmpty() ? ", or only --salt TEXT" : ""));
        }
        if (!head.justSealed()) {
            session.abandon();
            throw new BadInput("--salt " + salt + ": expected it before the first resolution after the seal");
        }
        journal.addSalt(salt);
        session.settle();
        session.out()
                .print("Salt " + salt + " in record " + (head.record() + 1) + " of " + SafeText.line(file) + ".\n");
        return ExitCode.DONE.code();
    }

    private static String plain(String option, String text) {
        if (!SafeText.isSafe(text)) {
            throw BadInput.value(option, text, "text without control characters");
        }
        return text;
    }
}

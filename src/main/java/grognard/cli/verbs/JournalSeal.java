package grognard.cli.verbs;

import grognard.cli.session.Secrets;
import grognard.cli.session.Seeds;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.cli.world.Output;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.journal.Journal;
import grognard.journal.Seal;
import grognard.record.Head;

/** Commits to a secret seed before the game, and takes in the opponent's salt. */
final class JournalSeal implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "journal seal", "commit to a secret seed before the game")
            .examples(
                    "journal seal game.jsonl               tell your opponent the commitment; then",
                    "journal seal game.jsonl --salt TEXT   put in the word that your opponent names")
            .operand(NamedJournal.OPERAND)
            .secret("--seed", "TEXT", "the secret seed; without it one is minted")
            .valued("--salt", "TEXT", "the opponent's word, best named after the commitment")
            .writes()
            .build();

    /** A shorter seed could be found by trying. */
    private static final int ENOUGH = 16;

    private final Session session;

    JournalSeal(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        String file = NamedJournal.file(call, session);
        String salt = plain("--salt", call.text("--salt").orElse(""));
        String seed = plain("--seed", call.text("--seed").orElse(""));
        Journal journal = session.journal("FILE", file);
        Head head = journal.begin();
        if (head.isSealed()) {
            return salt(file, journal, head, salt, seed);
        }
        String secret = seed.isEmpty() ? Seeds.mint() : seed;
        String commitment = Seal.commitment(secret);
        new Secrets(session.world()).keep(commitment, secret);
        journal.addSeal(commitment, salt);
        session.settle();
        Output out = session.world().out();
        String shown = SafeText.line(file);
        out.print("Sealed " + shown + " in record " + (head.record() + 1) + ".\nCommitment " + commitment + "\n");
        out.print(
                salt.isEmpty()
                        ? "Tell your opponent the commitment, then put in a word of theirs:\n  grognard journal seal "
                                + shown + " --salt WORD\n"
                        : "Salt " + salt + "\n");
        if (!seed.isEmpty() && seed.length() < ENOUGH) {
            session.world()
                    .err()
                    .print("grognard: a seed of fewer than " + ENOUGH
                            + " characters could be guessed from its commitment; better let one be minted\n");
        }
        return Exit.DONE;
    }

    private Exit salt(String file, Journal journal, Head head, String salt, String seed) {
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
        session.world()
                .out()
                .print("Salt " + salt + " in record " + (head.record() + 1) + " of " + SafeText.line(file) + ".\n");
        return Exit.DONE;
    }

    private static String plain(String option, String text) {
        if (!SafeText.isSafe(text)) {
            throw BadInput.value(option, text, "text without control characters");
        }
        return text;
    }
}

package grognard.cli.command.journal;

import grognard.cli.environment.ExitCode;
import grognard.cli.session.Session;
import grognard.game.GameVerifier;
import grognard.input.BadInput;
import grognard.journal.ExpectedHashes;
import grognard.journal.JournalReader;
import grognard.journal.Verification;
import grognard.record.Proof;
import grognard.render.game.ProofText;
import grognard.rulesets.RulesCache;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Verifies a journal from the first record: hash chain, seals, dice and outcomes. Exits with 3 at the first record that
 * does not hold.
 */
@Command(
        name = "verify",
        header = "chain, dice and outcomes, from the first record",
        customSynopsis = {"journal verify game.jsonl", "journal verify game.jsonl --head 3f9a0c1277aa6bd0"},
        footer = {
            "Tables that a record names and that are not available leave it unproven: exit 3.",
            "Exit: 0 every record holds, 1 could not read, 2 bad input, 3 a record does not verify."
        })
public final class JournalVerifyCommand implements Callable<Integer> {

    @Option(
            names = "--head",
            paramLabel = "HASH",
            description = "a hash that was noted during the game, or its first 16 digits: it must occur")
    private String head = "";

    @Option(
            names = "--commitment",
            paramLabel = "HASH",
            description = "a commitment that was noted before the game: the only seal must have it")
    private String commitment = "";

    @Option(names = "--json", description = "one JSON object")
    private boolean json;

    @Mixin
    private final PlayersTables tables = new PlayersTables();

    @Mixin
    private final JournalInput journal = new JournalInput();

    private final Session session;

    public JournalVerifyCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        String file = journal.name(session);
        ExpectedHashes noted = new ExpectedHashes(digits("--head", head), digits("--commitment", commitment));
        RulesCache rules = new RulesCache(session.library(), tables.pack());
        Proof proof;
        try (JournalReader records = journal.open(session)) {
            proof = new Verification(records, noted, rules, new GameVerifier(rules)).run();
        }
        ProofText text = new ProofText(session.style(journal.options()));
        session.out().print(json ? ProofText.json(file, proof) : text.of(file, proof));
        return (proof.holds() ? ExitCode.DONE : ExitCode.NOT_VERIFIED).code();
    }

    /** Checks the digits of a hash. Fewer than 16 are refused, since a forger could find a match by trying. */
    private static String digits(String option, String noted) {
        if (!noted.isEmpty() && !noted.matches("[0-9a-f]{16,64}")) {
            throw BadInput.value(option, noted, "16 to 64 digits of a hash");
        }
        return noted;
    }
}

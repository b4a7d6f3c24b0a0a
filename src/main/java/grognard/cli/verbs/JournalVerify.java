package grognard.cli.verbs;

import grognard.cli.session.Journals;
import grognard.cli.session.Session;
import grognard.cli.settings.FolderPack;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.game.GameProof;
import grognard.input.BadInput;
import grognard.journal.JournalReader;
import grognard.journal.Noted;
import grognard.journal.Verification;
import grognard.line.Usual;
import grognard.record.Proof;
import grognard.render.ProofText;
import grognard.rulesets.RulesCache;
import grognard.table.Pack;
import java.util.Optional;

/** Proves a journal, or finds the first record that does not hold. */
final class JournalVerify implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "journal verify", "chain, dice and outcomes, from the first record")
            .examples("journal verify game.jsonl", "journal verify game.jsonl --head 3f9a0c1277aa6bd0")
            .operand(NamedJournal.READ)
            .valued("--tables", "DIR", "the players' own tables, for records that name them")
            .valued("--head", "HASH", "a hash that was noted during the game, or its first 16 digits: it must occur")
            .valued("--commitment", "HASH", "a commitment that was noted before the game: the only seal must have it")
            .flag("--json", "one JSON object")
            .usual(Usual.NO_COLOR)
            .footer(
                    "Tables that a record names and that are not at hand leave it unproven: exit 3.",
                    "Exit: 0 every record holds, 1 could not read, 2 bad input, 3 a record does not verify.")
            .build();

    private final Session session;

    JournalVerify(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        session.settle(); // what waits to be recorded is read too
        String file = NamedJournal.file(call, session);
        Noted noted = new Noted(digits(call, "--head"), digits(call, "--commitment"));
        Optional<Pack> pack = call.text("--tables").map(folder -> new FolderPack(Journals.path("--tables", folder)));
        RulesCache rules = new RulesCache(session.library(), pack);
        Proof proof;
        try (JournalReader records = NamedJournal.open(file, session)) {
            proof = new Verification(records, noted, rules, new GameProof(rules)).run();
        }
        boolean plain = call.has("--no-color");
        ProofText text = new ProofText(
                plain ? grognard.render.Style.PLAIN : session.world().style());
        session.world().out().print(call.has("--json") ? ProofText.json(file, proof) : text.of(file, proof));
        return proof.holds() ? Exit.DONE : Exit.NOT_VERIFIED;
    }

    /** Fewer could be found by trying. */
    private static String digits(Call call, String option) {
        String noted = call.text(option).orElse("");
        if (!noted.isEmpty() && !noted.matches("[0-9a-f]{16,64}")) {
            throw BadInput.value(option, noted, "16 to 64 digits of a hash");
        }
        return noted;
    }
}

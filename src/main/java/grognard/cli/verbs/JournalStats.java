package grognard.cli.verbs;

import grognard.cli.session.Journals;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.journal.JournalReader;
import grognard.line.Usual;
import grognard.odds.Luck;
import grognard.record.Entry;
import grognard.render.LuckText;
import grognard.render.Style;
import java.util.Optional;

/** Who was lucky. */
final class JournalStats implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "journal stats", "what each label rolled against expectation")
            .examples("journal stats game.jsonl")
            .operand(NamedJournal.OPERAND)
            .valued("--label", "TEXT", "only records of that label")
            .flag("--json", "one JSON object a line")
            .usual(Usual.NO_COLOR)
            .build();

    private final Session session;

    JournalStats(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        session.settle(); // what waits to be recorded is read too
        Luck luck = new Luck();
        try (JournalReader reading = JournalReader.of(Journals.path("FILE", NamedJournal.file(call, session)))) {
            for (Optional<Entry> record = reading.next(); record.isPresent(); record = reading.next()) {
                String label = record.get().label().orElse("");
                if (label.equals(call.text("--label").orElse(label))) {
                    luck.add(label, record.get().rolls());
                }
            }
        }
        boolean plain = call.has("--no-color");
        LuckText text = new LuckText(plain ? Style.PLAIN : session.world().style());
        session.world().out().print(call.has("--json") ? LuckText.json(luck) : text.of(luck));
        return Exit.DONE;
    }
}

package grognard.cli;

import grognard.journal.Luck;
import grognard.journal.Reading;
import grognard.journal.Recorded;
import grognard.render.LuckText;
import grognard.render.Style;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Who was lucky. */
final class JournalStats implements Verb {

    private final Session session;

    JournalStats(Session session) {
        this.session = session;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = JournalVerb.spec(
                "stats",
                "journal stats: what each label rolled against expectation",
                "",
                "  grognard journal stats game.jsonl",
                "");
        spec.addOption(JournalVerb.valued("--label", "TEXT", "only records of that label"));
        spec.addOption(JournalVerb.flag("--json", "one JSON object a line"));
        spec.addOption(JournalVerb.flag("--no-color", "no colour, even on a terminal"));
        return spec;
    }

    @Override
    public int run(ParseResult parsed) {
        Luck luck = new Luck();
        try (Reading reading = Reading.of(Journals.path("FILE", JournalVerb.file(parsed, session)))) {
            for (Optional<Recorded> record = reading.next(); record.isPresent(); record = reading.next()) {
                String label = record.get().label().orElse("");
                if (label.equals(parsed.matchedOptionValue("--label", label))) {
                    luck.add(record.get());
                }
            }
        }
        boolean plain = parsed.hasMatchedOption("--no-color");
        LuckText text = new LuckText(plain ? Style.PLAIN : session.world().style());
        session.world().out().print(parsed.hasMatchedOption("--json") ? LuckText.json(luck) : text.of(luck));
        return DONE;
    }
}

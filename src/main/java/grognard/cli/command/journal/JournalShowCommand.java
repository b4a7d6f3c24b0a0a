package grognard.cli.command.journal;

import grognard.cli.environment.Output;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.journal.JournalReader;
import grognard.record.RecordEntry;
import grognard.render.game.JournalText;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows the records of a journal. */
@Command(
        name = "show",
        header = "what is on record",
        customSynopsis = {"journal show game.jsonl --label Blue", "journal show game.jsonl --format md > report.md"})
public final class JournalShowCommand implements Runnable {

    private enum Format {
        TEXT,
        JSON,
        CSV,
        MD;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Option(names = "--label", paramLabel = "TEXT", description = "only records of that label")
    private Optional<String> label = Optional.empty();

    @Option(names = "--rules", paramLabel = "RULESET", description = "only records of that ruleset")
    private Optional<String> ruleset = Optional.empty();

    @Option(names = "--resolver", paramLabel = "NAME", description = "only records of that resolver")
    private Optional<String> resolver = Optional.empty();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text, json, csv, or md for a battle report (text)")
    private Optional<Format> format = Optional.empty();

    @Option(names = "--json", description = "the same as --format json")
    private boolean json;

    @Mixin
    private final JournalInput journal = new JournalInput();

    private final Session session;

    public JournalShowCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        String file = journal.name(session);
        Format chosen = format.orElse(json ? Format.JSON : Format.TEXT);
        if (json && chosen != Format.JSON) {
            throw BadInput.value("--format", chosen.toString(), "json, since --json is given");
        }
        Output out = session.out();
        JournalText text = new JournalText(session.style(journal.options()));
        try (JournalReader reading = journal.open(session)) {
            Optional<RecordEntry> record = reading.next();
            if (chosen == Format.CSV) {
                out.print(JournalText.CSV_HEADER);
            } else if (chosen == Format.MD) {
                out.print(JournalText.reportTitle(file));
            }
            while (record.isPresent()) {
                if (isWanted(record.get())) {
                    print(record.get(), chosen, text);
                }
                record = reading.next();
            }
        }
    }

    private boolean isWanted(RecordEntry record) {
        return fits(label, record.label().orElse(""))
                && fits(ruleset, record.ruleset())
                && fits(resolver, record.resolver());
    }

    private static boolean fits(Optional<String> wanted, String value) {
        return wanted.isEmpty() || wanted.get().equals(value);
    }

    private void print(RecordEntry record, Format chosen, JournalText text) {
        Output out = session.out();
        switch (chosen) {
            case TEXT -> out.print(text.line(record));
            case JSON -> out.json(record.line() + "\n");
            case CSV -> out.print(text.row(record));
            case MD -> out.print(text.paragraph(record));
        }
    }
}

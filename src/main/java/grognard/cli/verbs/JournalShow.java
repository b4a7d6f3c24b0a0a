package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Format;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.cli.world.Output;
import grognard.journal.JournalReader;
import grognard.line.Usual;
import grognard.record.Entry;
import grognard.render.JournalText;
import grognard.render.Style;
import java.util.List;
import java.util.Optional;

/** Shows what is on record. */
final class JournalShow implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("journal show", "what is on record")
            .examples("journal show game.jsonl --label Blue", "journal show game.jsonl --format md > report.md")
            .operand(NamedJournal.READ)
            .valued("--label", "TEXT", "only records of that label")
            .valued("--rules", "RULESET", "only records of that ruleset")
            .valued("--resolver", "NAME", "only records of that resolver")
            .valued("--format", "FORMAT", "text, json, csv, or md for a battle report (text)")
            .flag("--json", "the same as --format json")
            .usual(Usual.NO_COLOR)
            .build();

    private final Session session;

    JournalShow(Session session) {
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
        String format = Format.of(call, List.of("text", "json", "csv", "md"));
        Output out = session.world().out();
        boolean plain = call.has("--no-color");
        JournalText text = new JournalText(plain ? Style.PLAIN : session.world().style());
        try (JournalReader reading = NamedJournal.open(file, session)) {
            Optional<Entry> record = reading.next();
            if (format.equals("csv")) {
                out.print(JournalText.CSV_HEADER);
            } else if (format.equals("md")) {
                out.print(JournalText.reportTitle(file));
            }
            while (record.isPresent()) {
                if (isWanted(record.get(), call)) {
                    if (format.equals("json")) {
                        out.json(record.get().line() + "\n");
                    } else {
                        out.print(shown(record.get(), format, text));
                    }
                }
                record = reading.next();
            }
        }
        return Exit.DONE;
    }

    private static boolean isWanted(Entry record, Call call) {
        return fits(call, "--label", record.label().orElse(""))
                && fits(call, "--rules", record.ruleset())
                && fits(call, "--resolver", record.resolver());
    }

    private static boolean fits(Call call, String option, String value) {
        return !call.has(option) || value.equals(call.text(option).orElse(""));
    }

    private static String shown(Entry record, String format, JournalText text) {
        return switch (format) {
            case "csv" -> text.row(record);
            case "md" -> text.paragraph(record);
            default -> text.line(record);
        };
    }
}

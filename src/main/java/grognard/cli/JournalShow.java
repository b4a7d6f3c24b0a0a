package grognard.cli;

import grognard.journal.Reading;
import grognard.journal.Recorded;
import grognard.render.JournalText;
import grognard.render.Style;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Shows what is on record. */
final class JournalShow implements Verb {

    private final Session session;

    JournalShow(Session session) {
        this.session = session;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = JournalVerb.spec(
                "show",
                "journal show: what is on record",
                "",
                "  grognard journal show game.jsonl --label Blue",
                "  grognard journal show game.jsonl --format md > report.md",
                "");
        spec.addOption(JournalVerb.valued("--label", "TEXT", "only records of that label"));
        spec.addOption(JournalVerb.valued("--rules", "RULESET", "only records of that ruleset"));
        spec.addOption(JournalVerb.valued("--resolver", "NAME", "only records of that resolver"));
        spec.addOption(JournalVerb.valued("--format", "FORMAT", "text, json, csv, or md for a battle report (text)"));
        spec.addOption(JournalVerb.flag("--json", "the same as --format json"));
        spec.addOption(JournalVerb.flag("--no-color", "no colour, even on a terminal"));
        return spec;
    }

    @Override
    public int run(ParseResult parsed) {
        String file = JournalVerb.file(parsed, session);
        String format = BatchSpec.format(parsed, List.of("text", "json", "csv", "md"));
        Output out = session.world().out();
        boolean plain = parsed.hasMatchedOption("--no-color");
        JournalText text = new JournalText(plain ? Style.PLAIN : session.world().style());
        try (Reading reading = Reading.of(Journals.path("FILE", file))) {
            Optional<Recorded> record = reading.next();
            if (format.equals("csv")) {
                out.print(JournalText.CSV_HEADER);
            } else if (format.equals("md")) {
                out.print(JournalText.reportTitle(file));
            }
            while (record.isPresent()) {
                if (isWanted(record.get(), parsed)) {
                    out.print(shown(record.get(), format, text));
                }
                record = reading.next();
            }
        }
        return DONE;
    }

    private static boolean isWanted(Recorded record, ParseResult parsed) {
        return fits(parsed, "--label", record.label().orElse(""))
                && fits(parsed, "--rules", record.ruleset())
                && fits(parsed, "--resolver", record.resolver());
    }

    private static boolean fits(ParseResult parsed, String option, String value) {
        return !parsed.hasMatchedOption(option) || value.equals(parsed.matchedOptionValue(option, ""));
    }

    private static String shown(Recorded record, String format, JournalText text) {
        return switch (format) {
            case "json" -> record.line() + "\n";
            case "csv" -> text.row(record);
            case "md" -> text.paragraph(record);
            default -> text.line(record);
        };
    }
}

package grognard.cli.verbs;

import grognard.cli.session.Journals;
import grognard.cli.session.Session;
import grognard.cli.settings.FolderPack;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import grognard.journal.JournalReader;
import grognard.line.Usual;
import grognard.record.Entry;
import grognard.render.HtmlPage;
import grognard.render.MarkdownPage;
import grognard.render.PageWriter;
import grognard.render.StoryPage;
import grognard.render.Style;
import grognard.render.TextPage;
import grognard.rulesets.RulesCache;
import grognard.story.Story;
import grognard.story.Teller;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Tells the battle from its record. */
final class JournalStory implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "journal story", "the battle from its record: turns, losses, turning points, honour, luck")
            .examples(
                    "journal story salamanca.jsonl",
                    "journal story salamanca.jsonl --html > salamanca.html",
                    "journal story salamanca.jsonl --md > salamanca.md")
            .operand(NamedJournal.READ)
            .flag("--md", "in Markdown")
            .flag("--html", "one self-contained page that prints well")
            .valued("--tables", "DIR", "the players' own tables, for records that name them")
            .usual(Usual.NO_COLOR)
            .footer(
                    "A game is told by turns, a journal without one by labels.",
                    "What decides what is better and worse: docs/story.md.")
            .build();

    private final Session session;

    JournalStory(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        if (call.has("--md") && call.has("--html")) {
            throw new BadInput("--md, --html: expected only one of them");
        }
        PageWriter page = call.has("--html")
                ? HtmlPage.report()
                : call.has("--md")
                        ? new MarkdownPage()
                        : new TextPage(
                                call.has("--no-color")
                                        ? Style.PLAIN
                                        : session.world().style(),
                                session.world().width());
        new StoryPage(told(call, session, Optional.empty()), page).write();
        session.world().out().print(page.text());
        return Exit.DONE;
    }

    /**
     * The story of the journal that the call names.
     *
     * @param label only records of that label
     */
    static Story told(Call call, Session session, Optional<String> label) {
        session.settle(); // what waits to be recorded is read too
        String file = NamedJournal.file(call, session);
        Path path = Journals.path("FILE", file);
        RulesCache rules = new RulesCache(
                session.library(),
                call.text("--tables").map(folder -> new FolderPack(Journals.path("--tables", folder))));
        if (label.isEmpty() && Files.isRegularFile(path)) {
            checkSize(file, path);
        }
        Teller teller = new Teller(String.valueOf(path.getFileName()).replaceFirst("\\.jsonl?$", ""), rules);
        try (JournalReader reading = NamedJournal.open(file, session)) {
            for (Optional<Entry> record = reading.next(); record.isPresent(); record = reading.next()) {
                if (label.isEmpty() || label.equals(record.get().label())) {
                    teller.add(record.get());
                }
            }
        } catch (BadInput e) {
            boolean ours =
                    e.getMessage().startsWith("record ") || e.getMessage().startsWith("it has ");
            throw ours ? new BadInput(file + ": " + e.getMessage()) : e;
        }
        return teller.story();
    }

    /** Refuses a journal that is too long before any of it is judged, which would take minutes. */
    private static void checkSize(String file, Path path) {
        long records = 0;
        try (JournalReader reading = JournalReader.of(path)) {
            while (reading.line().isPresent()) {
                records++;
            }
        }
        if (records > Teller.MOST_RECORDS) {
            throw new BadInput(
                    file + ": " + Teller.tooMany(String.valueOf(records)).getMessage());
        }
    }
}

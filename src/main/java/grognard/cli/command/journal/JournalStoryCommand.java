package grognard.cli.command.journal;

import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.render.game.StoryPage;
import grognard.render.page.HtmlPage;
import grognard.render.page.MarkdownPage;
import grognard.render.page.PageWriter;
import grognard.story.Chapter;
import grognard.story.Story;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes a report of the battle from its journal. */
@Command(
        name = "story",
        header = "a report of the battle from its record: armies, turns, turning points, honour, luck",
        customSynopsis = {
            "journal story salamanca.jsonl",
            "journal story salamanca.jsonl --html > salamanca.html",
            "journal story salamanca.jsonl --html --photo 2=charge.jpg > salamanca.html",
            "journal story salamanca.jsonl --md > salamanca.md",
            "journal story salamanca.jsonl --full"
        },
        footer = {
            "A game is divided by turns, a journal without one by labels.",
            "How outcomes are ranked: docs/luck.md."
        })
public final class JournalStoryCommand implements Runnable {

    @Option(names = "--md", description = "in Markdown")
    private boolean markdown;

    @Option(names = "--html", description = "one self-contained page that prints well")
    private boolean html;

    @Option(names = "--full", description = "the log of every record too, and luck by resolver and turn")
    private boolean full;

    @Option(names = "--undone", description = "with --full: also the lines that were undone, struck out")
    private boolean undone;

    @Option(
            names = "--photo",
            paramLabel = "TURN=FILE",
            description = "with --html: a picture for a turn, JPEG or PNG of at most 2 MB; repeatable")
    private List<String> photos = List.of();

    @Mixin
    private final PlayersTables tables = new PlayersTables();

    @Mixin
    private final JournalInput journal = new JournalInput();

    private final Session session;

    public JournalStoryCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        if (markdown && html) {
            throw new BadInput("--md, --html: expected only one of them");
        }
        if (undone && !full) {
            throw BadInput.of("--undone", "--full with it");
        }
        if (!photos.isEmpty() && !html) {
            throw BadInput.of("--photo", "--html with it");
        }
        PageWriter page = html ? HtmlPage.report() : markdown ? new MarkdownPage() : session.page(journal.options());
        Story story = new StoryReader(session, tables.pack()).read(journal, Optional.empty());
        List<Integer> turns =
                story.isGame() ? story.chapters().stream().map(Chapter::turn).toList() : List.of();
        StoryPage.Detail detail =
                undone ? StoryPage.Detail.LOG_WITH_UNDONE : full ? StoryPage.Detail.LOG : StoryPage.Detail.REPORT;
        new StoryPage(story, page, detail, Photos.read(photos, turns)).write();
        session.out().print(page.text());
    }
}

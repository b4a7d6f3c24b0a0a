package grognard.cli.command.journal;

import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.journal.JournalReader;
import grognard.odds.DiceLuck;
import grognard.record.RecordEntry;
import grognard.render.game.DiceLuckText;
import grognard.render.game.LuckPage;
import grognard.render.page.TextPage;
import grognard.story.LuckReport;
import grognard.story.Story;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Compares the dice, or the outcomes, with their expectation. */
@Command(
        name = "stats",
        header = "what each label, side or resolver rolled against expectation",
        customSynopsis = {
            "journal stats game.jsonl",
            "journal stats game.jsonl --by side",
            "journal stats game.jsonl --outcomes --by unit"
        })
public final class JournalStatsCommand implements Runnable {

    /** Number of luckiest moments shown, and of unluckiest ones. */
    private static final int MOMENTS = 5;

    private static final List<String> BY = List.of("label", "side", "resolver");

    @Option(names = "--label", paramLabel = "TEXT", description = "only records of that label")
    private Optional<String> label = Optional.empty();

    @Option(
            names = "--by",
            paramLabel = "WHAT",
            description = "label, side or resolver, of outcomes also unit or turn: what is put together (label)")
    private Optional<String> by = Optional.empty();

    @Option(
            names = "--outcomes",
            description = "luck by how it ended: the exact chance of ending so well or better for either side")
    private boolean outcomes;

    @Option(names = "--json", description = "one JSON object a line")
    private boolean json;

    @Mixin
    private final PlayersTables tables = new PlayersTables();

    @Mixin
    private final JournalInput journal = new JournalInput();

    private final Session session;

    public JournalStatsCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        session.out().print(outcomes ? outcomes() : dice());
    }

    /** Returns the luck of single dice, each against the mean of its faces. */
    private String dice() {
        if (tables.isGiven()) {
            throw BadInput.of("--tables", "--outcomes with it");
        }
        String grouping = by.orElse(BY.get(0));
        if (!BY.contains(grouping)) {
            throw BadInput.oneOf("--by", grouping, BY);
        }
        DiceLuck luck = new DiceLuck();
        try (JournalReader reading = journal.open(session)) {
            for (Optional<RecordEntry> record = reading.next(); record.isPresent(); record = reading.next()) {
                String ofRecord = record.get().label().orElse("");
                if (ofRecord.equals(label.orElse(ofRecord))) {
                    add(luck, grouping, record.get());
                }
            }
        }
        return json
                ? DiceLuckText.json(grouping, luck)
                : new DiceLuckText(session.style(journal.options())).of(grouping, luck);
    }

    /** Returns the luck of outcomes: the exact chance of doing as well or better. */
    private String outcomes() {
        List<LuckReport.By> groupings = new ArrayList<>();
        for (LuckReport.By one : LuckReport.By.values()) {
            if (by.isEmpty() || by.get().equals(word(one))) {
                groupings.add(one);
            }
        }
        if (groupings.isEmpty()) {
            List<String> words = Arrays.stream(LuckReport.By.values())
                    .map(JournalStatsCommand::word)
                    .toList();
            throw BadInput.oneOf("--by", by.orElse(""), words);
        }
        Story story = new StoryReader(session, tables.pack()).read(journal, label);
        if (by.isEmpty()) {
            groupings.remove(story.isGame() ? LuckReport.By.LABEL : LuckReport.By.TURN);
        }
        if (json) {
            return LuckPage.json(story.luck(), groupings);
        }
        TextPage page = session.page(journal.options());
        new LuckPage(story.luck(), page).write(groupings, MOMENTS);
        return page.text();
    }

    private static String word(LuckReport.By by) {
        return by.name().toLowerCase(Locale.ROOT);
    }

    private static void add(DiceLuck luck, String by, RecordEntry record) {
        switch (by) {
            case "side" -> record.rolls().forEach(roll -> luck.add(side(roll.purpose()), List.of(roll)));
            case "resolver" -> luck.add(record.resolver(), record.rolls());
            default -> luck.add(record.label().orElse(""), record.rolls());
        }
    }

    /** Returns the side that throws a die, if its purpose names one: {@code attacker's contact die}. */
    private static String side(String purpose) {
        int whose = purpose.indexOf("'s ");
        return whose < 0 || purpose.indexOf(' ') < whose ? "" : purpose.substring(0, whose);
    }
}

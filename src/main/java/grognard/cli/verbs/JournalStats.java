package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import grognard.journal.JournalReader;
import grognard.line.Usual;
import grognard.odds.Luck;
import grognard.record.Entry;
import grognard.render.FortunesPage;
import grognard.render.LuckText;
import grognard.render.Style;
import grognard.render.TextPage;
import grognard.story.Fortunes;
import grognard.story.Story;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Who was lucky. */
final class JournalStats implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "journal stats", "what each label, side or resolver rolled against expectation")
            .examples(
                    "journal stats game.jsonl",
                    "journal stats game.jsonl --by side",
                    "journal stats game.jsonl --outcomes --by unit")
            .operand(NamedJournal.READ)
            .valued("--label", "TEXT", "only records of that label")
            .valued(
                    "--by",
                    "WHAT",
                    "label, side or resolver, of outcomes also unit or turn: what is put together (label)")
            .flag("--outcomes", "luck by how it ended: the exact chance of ending so well or better for either side")
            .valued("--tables", "DIR", "with --outcomes: the players' own tables, for records that name them")
            .flag("--json", "one JSON object a line")
            .usual(Usual.NO_COLOR)
            .build();

    /** So many of the luckiest moments are shown, and as many of the others. */
    private static final int MOMENTS = 5;

    private static final List<String> BY = List.of("label", "side", "resolver");

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
        if (call.has("--outcomes")) {
            return outcomes(call);
        }
        if (call.has("--tables")) {
            throw BadInput.of("--tables", "--outcomes with it");
        }
        String by = call.text("--by").orElse(BY.get(0));
        if (!BY.contains(by)) {
            throw BadInput.value("--by", by, "one of " + String.join(", ", BY), BY);
        }
        Luck luck = new Luck();
        try (JournalReader reading = NamedJournal.open(NamedJournal.file(call, session), session)) {
            for (Optional<Entry> record = reading.next(); record.isPresent(); record = reading.next()) {
                String label = record.get().label().orElse("");
                if (label.equals(call.text("--label").orElse(label))) {
                    add(luck, by, record.get());
                }
            }
        }
        boolean plain = call.has("--no-color");
        LuckText text = new LuckText(plain ? Style.PLAIN : session.world().style());
        session.world().out().print(call.has("--json") ? LuckText.json(by, luck) : text.of(by, luck));
        return Exit.DONE;
    }

    private Exit outcomes(Call call) {
        List<Fortunes.By> by = new ArrayList<>();
        String wanted = call.text("--by").orElse("");
        for (Fortunes.By one : Fortunes.By.values()) {
            if (wanted.isEmpty() || wanted.equals(word(one))) {
                by.add(one);
            }
        }
        if (by.isEmpty()) {
            List<String> words =
                    Arrays.stream(Fortunes.By.values()).map(JournalStats::word).toList();
            throw BadInput.value("--by", wanted, "one of " + String.join(", ", words), words);
        }
        Story story = JournalStory.told(call, session, call.text("--label"));
        if (wanted.isEmpty()) {
            by.remove(story.isGame() ? Fortunes.By.LABEL : Fortunes.By.TURN);
        }
        if (call.has("--json")) {
            session.world().out().json(FortunesPage.json(story.luck(), by));
            return Exit.DONE;
        }
        TextPage page = new TextPage(
                call.has("--no-color") ? Style.PLAIN : session.world().style(),
                session.world().width());
        new FortunesPage(story.luck(), page).write(by, MOMENTS);
        session.world().out().print(page.text());
        return Exit.DONE;
    }

    private static String word(Fortunes.By by) {
        return by.name().toLowerCase(Locale.ROOT);
    }

    private static void add(Luck luck, String by, Entry record) {
        switch (by) {
            case "side" -> record.rolls().forEach(roll -> luck.add(side(roll.purpose()), List.of(roll)));
            case "resolver" -> luck.add(record.resolver(), record.rolls());
            default -> luck.add(record.label().orElse(""), record.rolls());
        }
    }

    /** Whose die it is, where what it is for says that: {@code attacker's contact die}. */
    private static String side(String purpose) {
        int whose = purpose.indexOf("'s ");
        return whose < 0 || purpose.indexOf(' ') < whose ? "" : purpose.substring(0, whose);
    }
}

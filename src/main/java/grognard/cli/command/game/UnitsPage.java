package grognard.cli.command.game;

import grognard.cli.environment.Output;
import grognard.cli.session.JournalPool;
import grognard.cli.session.Session;
import grognard.game.Game;
import grognard.game.Happening;
import grognard.game.RollCall;
import grognard.game.Unit;
import grognard.game.Units;
import grognard.journal.JournalReader;
import grognard.line.OptionValues;
import grognard.record.RecordEntry;
import grognard.render.game.GameText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Shows units of a game as they are now, as text or JSON. */
final class UnitsPage {

    private final Session session;
    private final Game game;

    UnitsPage(Session session, Game game) {
        this.session = session;
        this.game = game;
    }

    /** Prints the units of those names or sides; a single one with its history. */
    void show(List<String> words, OptionValues options) {
        List<Unit> units = wanted(words);
        Output out = session.out();
        if (options.json()) {
            out.json(new String(RollCall.json(game, units), StandardCharsets.UTF_8) + "\n");
            return;
        }
        GameText text =
                new GameText(session.style(options), session.environment().textWidth());
        out.print(text.units(game, units));
        if (units.size() == 1 && words.size() == 1) {
            out.print(story(units.get(0), text));
        }
    }

    /** Returns the history of one unit, record by record. Lines that were undone are kept and marked. */
    private String story(Unit unit, GameText text) {
        List<RecordEntry> chapters = new ArrayList<>();
        Set<Long> undone = new HashSet<>();
        try (JournalReader reading = JournalPool.read(
                session.environment(),
                JournalPool.path("--game", session.gameFor("units").file()))) {
            for (Optional<RecordEntry> entry = reading.next(); entry.isPresent(); entry = reading.next()) {
                Happening happening = Happening.read(entry.get());
                if (happening.kind().equals(Happening.UNDO)) {
                    undone.add((long) happening.numbers().get(0));
                } else if (happening.kind().equals(Happening.REDO)) {
                    undone.remove((long) happening.numbers().get(0));
                } else {
                    chapters.add(entry.get());
                }
            }
        }
        StringBuilder story = new StringBuilder();
        for (RecordEntry entry : chapters) {
            // A later record of a typed line has the number of the line's first; undo names that one.
            long line = Happening.read(entry).line();
            story.append(text.chapter(entry, unit, undone.contains(line > 0 ? line : entry.number())));
        }
        return story.toString();
    }

    /**
     * Returns the units of those names or sides, each once, in the order of the muster; all units if nothing is named.
     */
    List<Unit> wanted(List<String> words) {
        Units all = game.state().units();
        if (words.isEmpty()) {
            return all.list();
        }
        List<Unit> wanted = new ArrayList<>();
        for (Unit unit : all) {
            for (String word : words) {
                boolean side = all.sides().contains(word);
                boolean meant = side
                        ? unit.side().equals(word)
                        : all.meant("units", word).equals(unit);
                if (meant && !wanted.contains(unit)) {
                    wanted.add(unit);
                }
            }
        }
        return wanted;
    }
}

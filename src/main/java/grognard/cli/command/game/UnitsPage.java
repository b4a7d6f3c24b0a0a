package grognard.cli.command.game;

import grognard.cli.environment.Output;
import grognard.cli.environment.PathName;
import grognard.cli.session.JournalPool;
import grognard.cli.session.Session;
import grognard.game.EventReader;
import grognard.game.Game;
import grognard.game.UnitExport;
import grognard.game.state.GameEvent;
import grognard.game.state.OtherEvent;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.journal.JournalReader;
import grognard.line.OptionValues;
import grognard.record.RecordEntry;
import grognard.render.game.GameText;
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
    void show(List<String> words, boolean all, OptionValues options) {
        List<Unit> units = wanted(words);
        Output out = session.out();
        if (options.json()) {
            out.jsonLine(UnitExport.json(game, units));
            return;
        }
        GameText text = session.gameText(options);
        boolean single = units.size() == 1 && !words.isEmpty();
        String shown = all || single
                ? text.units(game, units)
                : text.armies(game, units, session.environment().height());
        out.print(shown + (single ? story(units.get(0), text) : ""));
    }

    /** Returns the history of one unit, record by record. Lines that were undone are kept and marked. */
    private String story(Unit unit, GameText text) {
        List<RecordEntry> chapters = new ArrayList<>();
        Set<Long> undone = new HashSet<>();
        try (JournalReader reading = JournalPool.read(
                session.environment(),
                PathName.file("--game", session.gameFor("units").file()))) {
            for (Optional<RecordEntry> entry = reading.next(); entry.isPresent(); entry = reading.next()) {
                RecordEntry record = entry.get();
                GameEvent event = EventReader.isKnown(record) ? EventReader.read(record) : null;
                if (event instanceof OtherEvent.Undone undo) {
                    undone.add(undo.of());
                } else if (event instanceof OtherEvent.Redone redo) {
                    undone.remove(redo.of());
                } else if (event != null) {
                    chapters.add(entry.get());
                }
            }
        }
        StringBuilder story = new StringBuilder();
        for (RecordEntry entry : chapters) {
            // undo names the first record of a line
            story.append(text.chapter(entry, unit, undone.contains(entry.firstOfLine())));
        }
        return story.toString();
    }

    /**
     * Returns the units of those names or sides, each once, in the order of the muster; all units if nothing is named.
     */
    List<Unit> wanted(List<String> words) {
        Units all = game.state().units();
        List<Unit> units = new ArrayList<>(all.list());
        if (words.isEmpty()) {
            return units;
        }
        List<String> names = new ArrayList<>(words);
        names.removeIf(word -> all.sides().stream().anyMatch(word::equalsIgnoreCase));
        List<Unit> named = all.allNamed("units", names, all::isAtHand);
        units.removeIf(unit -> !named.contains(unit) && words.stream().noneMatch(unit.side()::equalsIgnoreCase));
        return units;
    }
}

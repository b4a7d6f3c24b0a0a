package grognard.cli.game;

import grognard.cli.session.Journals;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.cli.world.Output;
import grognard.game.Game;
import grognard.game.Happening;
import grognard.game.RollCall;
import grognard.game.Unit;
import grognard.game.Units;
import grognard.input.BadInput;
import grognard.journal.JournalReader;
import grognard.line.Options;
import grognard.line.Usual;
import grognard.record.Entry;
import grognard.render.CardsPage;
import grognard.render.CsvSheet;
import grognard.render.GameText;
import grognard.story.Cards;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Shows the units as they are. */
public final class UnitsVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("units", "the table of all units now")
            .examples("units", "units french", "units 45e", "units --csv > now.csv", "units french --html > cards.html")
            .operand(Operand.of("[SIDE|UNIT]", Operand.Kind.WORD, "only these; one unit is shown with its story")
                    .andMore())
            .flag("--csv", "a muster file of the present state")
            .flag("--html", "cards to print and tick, ten on a side of A4")
            .usual(Usual.FORCE, Usual.JSON, Usual.NO_COLOR)
            .build();

    private final Session session;

    public UnitsVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        session.gameFor("units");
        if ((call.has("--csv") ? 1 : 0)
                        + (call.has("--html") ? 1 : 0)
                        + (call.options().json() ? 1 : 0)
                > 1) {
            throw new BadInput("--csv, --html, --json: expected only one of them");
        }
        if (call.has("--csv")) {
            Game game = session.gameFor("units").look();
            session.world().out().print(CsvSheet.of(RollCall.rows(game.rules().fields(), wanted(game, call.words()))));
            return Exit.DONE;
        }
        if (call.has("--html")) {
            Game game = session.gameFor("units").look();
            session.world().out().print(CardsPage.of(game.name(), new Cards(game).of(wanted(game, call.words()))));
            return Exit.DONE;
        }
        return show(call.words(), call.options());
    }

    /** Shows those units; a single one with its story. */
    Exit show(List<String> words, Options options) {
        Game game = session.gameFor("units").look();
        List<Unit> units = wanted(game, words);
        Output out = session.world().out();
        if (options.json()) {
            out.json(new String(RollCall.json(game, units), StandardCharsets.UTF_8) + "\n");
            return Exit.DONE;
        }
        GameText text = new GameText(session.style(options), session.world().textWidth());
        out.print(text.units(game, units));
        if (units.size() == 1 && words.size() == 1) {
            out.print(story(units.get(0), text));
        }
        return Exit.DONE;
    }

    /** What happened to one unit, record by record; what was taken back says so. */
    private String story(Unit unit, GameText text) {
        List<Entry> chapters = new ArrayList<>();
        Set<Long> undone = new HashSet<>();
        try (JournalReader reading = Journals.read(
                session.world(),
                Journals.path("--game", session.gameFor("units").file()))) {
            for (Optional<Entry> entry = reading.next(); entry.isPresent(); entry = reading.next()) {
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
        for (Entry entry : chapters) {
            long line = Happening.read(entry).line();
            story.append(text.chapter(entry, unit, undone.contains(line > 0 ? line : entry.number())));
        }
        return story.toString();
    }

    private static List<Unit> wanted(Game game, List<String> words) {
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

package grognard.render.game;

import grognard.dice.Roll;
import grognard.game.EventReader;
import grognard.game.Game;
import grognard.game.state.Due;
import grognard.game.state.GameEvent;
import grognard.game.state.GameState;
import grognard.game.state.OtherEvent;
import grognard.game.unit.Change;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.SafeText;
import grognard.record.RecordEntry;
import grognard.render.page.ColumnLayout;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.rules.Code;
import grognard.rules.Numbers;
import grognard.rules.Resolution;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Text about a game for the player: what an event changed, the turn, undo and redo. */
public final class GameText {

    private static final String INDENT = "  ";
    /** Roles of the two armies in a resolution about complete armies, in the order of the sides. */
    private static final List<String> ARMIES = List.of("attacker", "defender");

    /** Replaces the list of changes for a unit that arrives. */
    public static final String COMES = "comes to the table";

    private final Style style;
    private final int width;

    /** @param width columns of the terminal; longer lines are wrapped */
    public GameText(Style style, int width) {
        this.style = style;
        this.width = width;
    }

    /** Counts units: {@code 12 units and 2 officers}. */
    public static String mustered(List<Unit> all) {
        int officers = (int) all.stream().filter(Unit::isOfficer).count();
        return counted(all.size() - officers, "unit") + (officers == 0 ? "" : " and " + counted(officers, "officer"));
    }

    private static String counted(int many, String what) {
        return many + " " + what + (many == 1 ? "" : "s");
    }

    /** Says when a unit that is not on the table yet will be. */
    static String arrives(int turn) {
        return "arrives turn " + turn;
    }

    /** Units and officers whose turn to come to the table begins, one line for each. */
    private String arrivals(Game game) {
        StringBuilder text = new StringBuilder();
        for (Unit unit : game.arriving()) {
            text.append(style.bold(unit.name())).append(INDENT).append(COMES).append('\n');
        }
        return text.toString();
    }

    /** Changes, one line for each unit: {@code 45e  stands 6 → 5, pips 1 → 4}. A unit that is added has no other changes listed. */
    public String changes(List<Change> changes, Game game) {
        return changes(
                changes.stream()
                        .filter(change -> !game.referee().fields().isHidden(change.field()))
                        .toList(),
                game.state().units());
    }

    private String changes(List<Change> changes, Units now) {
        Map<String, List<String>> byUnit = EventText.byUnit(changes);
        StringBuilder text = new StringBuilder();
        for (Change change : changes) {
            if (isComing(change)) {
                Unit unit = now.get(change.unit());
                byUnit.put(unit.name(), List.of(now.isArrived(unit) ? COMES : arrives(unit.arrives())));
            }
        }
        byUnit.forEach((unit, words) -> text.append(style.bold(unit) + INDENT + String.join(", ", words) + "\n"));
        return LineWrapper.text(text.toString(), width);
    }

    /** A unit in the upkeep of a turn: {@code 45e pips 2 → 1}, or the die that it threw in vain, {@code 45e (2)}. */
    public static String upkept(String unit, List<Change> changes, List<Roll> rolls) {
        List<String> words = new ArrayList<>(changes.stream().map(Change::words).toList());
        for (Roll roll : rolls) {
            words.add("(" + roll.text() + ")");
        }
        return (SafeText.line(unit) + " " + String.join(" ", words)).strip();
    }

    /** The upkeep of a turn, one line for each outcome with its units. */
    public String upkeep(Map<Code, List<String>> units) {
        StringBuilder text = new StringBuilder();
        units.forEach((code, all) -> text.append(
                style.bold(code.title().toUpperCase(Locale.ROOT)) + INDENT + String.join(", ", all) + "\n"));
        return LineWrapper.text(text.toString(), width);
    }

    /**
     * Names the army in each role and lists its counted strength.
     *
     * @param counted lines of the working about the armies; empty if the working was shown, then with a heading
     */
    public String armies(List<String> sides, List<Resolution.Line> counted) {
        ColumnLayout columns = new ColumnLayout("lll");
        for (int i = 0; i < sides.size(); i++) {
            String role = ARMIES.get(i);
            List<String> words = counted.stream()
                    .filter(line -> line.side().equals(role))
                    .map(line -> (line.what() + " " + Numbers.text(line.value()) + " " + line.note()).strip())
                    .toList();
            columns.row(role, sides.get(i), String.join("; ", words));
        }
        String heading = counted.isEmpty() ? style.bold("Armies") + "\n" : "";
        return heading + LineWrapper.text(String.join("\n", columns.lines(INDENT)) + "\n", width);
    }

    /** Formats remarks, each on its own line. */
    public String remarks(List<String> remarks) {
        return remarks.isEmpty() ? "" : LineWrapper.text(String.join("\n", remarks) + "\n", width);
    }

    /** Whether the change brings a unit to the table: its side is set from nothing. */
    private static boolean isComing(Change change) {
        return change.field().equals("side") && change.from() == null;
    }

    /** Describes an event and lists the duties after it. */
    public String after(GameEvent event, Game game) {
        String turn = "";
        boolean marks = false;
        if (event instanceof OtherEvent.TurnTurned turned) {
            turn = style.bold(turned.ending() ? moment(game) + " ends when this is done:" : moment(game)) + "\n";
            marks = !turned.ending(); // changes at the start of a turn only clear marks of the last one
            turn += marks && turned.stage() == 1 ? arrivals(game) : "";
        }
        return turn
                + verdict(event)
                + atOnce(event)
                + (marks ? "" : changes(event.changes(), game))
                + (event instanceof OtherEvent.PhaseBegun ? "" : dueAfter(game)); // the turn follows, with what is due
    }

    /** The end of the battle in capitals, if the event brings it. */
    public String verdict(GameEvent event) {
        String verdict = event.upshot().verdict();
        return verdict.isEmpty() ? "" : style.bold(SafeText.line(verdict)) + "\n";
    }

    /** Summary of several lines: the units that changed, and the entries that only the player can complete. */
    public String summary(List<Change> changes, GameState before, Game game, List<Due> open) {
        boolean turned = game.state().turn() != before.turn() || game.state().stage() != before.stage();
        List<Change> lasting = changes.stream() // a new turn only clears the marks of the last one
                .filter(change -> !turned || !game.referee().fields().isPassing(change.field()))
                .toList();
        StringBuilder text = new StringBuilder(changes(lasting, game));
        text.append(turned ? style.bold(moment(game)) + "\n" : "");
        text.append(game.state().turn() == before.turn() ? "" : arrivals(game));
        for (Due one : open) {
            text.append("left for you: ").append(SafeText.line(one.line())).append('\n');
        }
        return text + dueAfter(game);
    }

    /** Confirms events that change nothing visible, which would otherwise print nothing. */
    private static String atOnce(GameEvent event) {
        boolean nothing = event.changes().isEmpty() && event.due().isEmpty();
        if (event instanceof OtherEvent.TogetherBegun) {
            return "From here on everything happens at the same time, until apart.\n";
        } else if (event instanceof OtherEvent.TogetherEnded) {
            return nothing ? "Nothing more comes of it.\n" : "";
        }
        return event instanceof OtherEvent.UnitsSet && event.changes().isEmpty() ? "It is so already.\n" : "";
    }

    /** Lists the duties that were struck out, and those left. */
    public String dropped(OtherEvent.DueDropped event, Game before, Game now) {
        StringBuilder text = new StringBuilder();
        for (Due one : before.state().due()) {
            if (event.numbers().contains(one.n())) {
                text.append("struck out:  ").append(SafeText.line(one.line())).append('\n');
            }
        }
        return LineWrapper.text(text.toString(), width) + dueAfter(now);
    }

    /**
     * Describes an undo or redo: its changes, the turn if that has changed, and the duties.
     *
     * @param line first record of the line that was undone or redone
     */
    public String back(boolean undo, long of, Optional<RecordEntry> line, Game before, Game now) {
        String what = undo ? "Taken back" : "Done again";
        boolean turned = !moment(before).equals(moment(now))
                || before.state().ending() != now.state().ending();
        String said = line.map(record -> record.isResolution()
                        ? record.resolver() + " " + GameRecordText.units(record)
                        : GameRecordText.of(record))
                .orElse("a line");
        String whole = what + ": " + SafeText.line(said.strip()) + " (record " + of + ")\n";
        return LineWrapper.text(whole, width)
                + (turned ? style.bold(moment(now) + (now.state().ending() ? ", ending" : "")) + "\n" : "")
                + changes(now.state().since(before.state()), now)
                + dueAfter(now);
    }

    /** The turn: {@code Turn 2}, with the active side if the rules have one. */
    private static String moment(Game game) {
        String whose = game.active().map(side -> ", " + side).orElse("");
        String phase = game.state().phase().map(now -> ", " + now.words()).orElse("");
        return "Turn " + game.state().turn() + (phase.isEmpty() ? whose : phase);
    }

    /**
     * Describes the turn: the phase in play with who may, must and has done, and the duties.
     *
     * @param order paragraphs on the order of play, shown while no phase is in play
     */
    public String turn(Game game, List<String> order) {
        StringBuilder text = new StringBuilder(style.bold(moment(game)));
        game.state().phase().ifPresent(phase -> text.append(" (" + phase.n() + " of " + phase.of() + ")"));
        text.append(game.state().ending() ? ", ending" : "");
        String cards = game.referee().cardWords(game.state());
        text.append(cards.isEmpty() ? "" : ", cards: " + cards);
        if (game.state().together().isPresent()) {
            text.append(", together since record ")
                    .append(game.state().together().get().record());
        }
        text.append('\n');
        if (game.state().phase().isPresent()) {
            text.append(new TurnView(game).phase(style, width));
        } else {
            order.forEach(paragraph -> text.append(LineWrapper.text(INDENT + paragraph + "\n", width)));
            text.append(new TurnView(game).must(style, width));
        }
        String due = due(game.due());
        String first = order.isEmpty() ? firstPhase(game) : "";
        return text + (due.isEmpty() && !first.isEmpty() ? first : due.isEmpty() ? "Nothing is due.\n" : due);
    }

    /** How the phases of the turn begin; empty if one is in play, or the rules have none. */
    private String firstPhase(Game game) {
        GameState state = game.state();
        if (state.phase().isPresent()
                || state.ending()
                || game.referee().phaseNames().isEmpty()) {
            return "";
        }
        String next = game.referee().phases(state).stream()
                .findFirst()
                .map(phase -> "phase, which begins " + phase.words())
                .orElseGet(() -> game.referee().afterLastPhase(state));
        return LineWrapper.text("Next: " + next + ".\n", width);
    }

    /** The phase that has just begun: who may act and with what, and who must. */
    public String phase(Game game) {
        return new TurnView(game).phase(style, width);
    }

    /**
     * Describes what a record changed of one unit; empty if nothing.
     *
     * @param undone whether the record was undone, which is noted
     */
    public String chapter(RecordEntry entry, Unit unit, boolean undone) {
        List<Change> own = new ArrayList<>();
        for (Change change : EventReader.read(entry).changes()) {
            if (change.unit().equals(unit.name()) && !unit.fields().isHidden(change.field())) {
                own.add(change);
            }
        }
        if (own.isEmpty()) {
            return "";
        }
        String what = SafeText.line(entry.isResolution() ? entry.resolver() : entry.kind());
        boolean comes = own.stream().anyMatch(GameText::isComing);
        return INDENT + entry.number() + INDENT + what + INDENT
                + (comes
                        ? COMES
                        : String.join(", ", own.stream().map(Change::words).toList()))
                + (undone ? "  (taken back)" : "") + "\n";
    }

    /**
     * Both armies on one screen, see {@link ArmyView}.
     *
     * @param height lines of the window with its prompt; 0 for any number
     */
    public String armies(Game game, List<Unit> units, int height) {
        return new ArmyView(game, style, width, height).text(units);
    }

    /** Tables with every field of the units, see {@link UnitTable}. */
    public String units(Game game, List<Unit> units) {
        return new UnitTable(style, width).units(game, units);
    }

    /** Lists all duties, see {@link DueText}. */
    public String due(List<Due> due) {
        return new DueText(style, width).all(due);
    }

    private String dueAfter(Game game) {
        return new DueText(style, width).after(game);
    }
}

package grognard.game;

import grognard.game.referee.EventContext;
import grognard.game.referee.Referee;
import grognard.game.state.Due;
import grognard.game.state.EventResult;
import grognard.game.state.GameEvent;
import grognard.game.state.GameState;
import grognard.game.state.OtherEvent;
import grognard.game.state.Resolved;
import grognard.game.unit.Change;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.record.RecordEntry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game at one moment; immutable, each record makes another.
 *
 * @param name its name in the muster record
 * @param values values of the game: {@code scale}, {@code tables}, house keys as {@code house.KEY}
 * @param records number of records so far
 * @param highestDue the highest number of a due item so far
 * @param done typed lines that can be undone, the last first
 * @param undone lines that can be done again
 */
public record Game(
        Referee referee,
        String name,
        Map<String, String> values,
        GameState state,
        long records,
        int highestDue,
        @Nullable Line done,
        @Nullable Line undone) {

    /**
     * A typed line, and what the game was before and after it.
     *
     * @param deeds what was resolved in it
     * @param mustered the units with which the game began
     * @param kept how many lines can be reached from here, this one included
     */
    record Line(
            long first,
            GameState before,
            GameState after,
            List<Resolved.Deed> deeds,
            @Nullable Line earlier,
            Units mustered,
            int kept) {

        private Line onto(@Nullable Line other) {
            return new Line(first, before, after, deeds, other, mustered, other == null ? 1 : other.kept + 1);
        }

        private Line with(GameState now, List<Resolved.Deed> more) {
            return new Line(first, before, now, more, earlier, mustered, kept);
        }
    }

    /** Most typed lines that can be undone one after another; older ones are forgotten, or memory would grow with the game. */
    static final int MOST_LINES = 10_000;

    /** Number of further states that are kept before the oldest are dropped, since dropping copies the others. */
    private static final int SPARE = MOST_LINES / 4;

    /** The game after one more record. */
    public Game after(RecordEntry entry) {
        if (entry.kind().equals("muster")) {
            throw new BadInput("musters a game for a second time");
        }
        if (EventReader.isKnown(entry)) {
            return after(EventReader.read(entry, referee), entry.number(), entry.firstOfLine());
        }
        boolean repair = entry.kind().equals("repair");
        if (!repair && !List.of("seal", "salt", "reveal").contains(entry.kind())) {
            throw new BadInput("is a " + SafeText.shortened(entry.kind()) + ", which is no record of a game");
        }
        return new Game(referee, name, values, state, entry.number(), highestDue, done, repair ? undone : null);
    }

    /** The game after an event that begins a typed line. */
    public Game after(GameEvent event, long record) {
        return after(event, record, record);
    }

    /**
     * The game after the event of that record.
     *
     * @param first the first record of its typed line
     */
    public Game after(GameEvent event, long record, long first) {
        if (event instanceof OtherEvent.Undone undo) {
            Line line = last(done, undo.of(), "undoes");
            return new Game(referee, name, values, line.before, record, highestDue, line.earlier, line.onto(undone));
        }
        if (event instanceof OtherEvent.Redone redo) {
            Line line = last(undone, redo.of(), "does again");
            return new Game(referee, name, values, line.after, record, highestDue, line.onto(done), line.earlier);
        }
        boolean goesOn = first != record;
        if (goesOn && (done == null || done.first != first)) {
            throw new BadInput("belongs to the line of record " + first + ", which is not the last line");
        }
        GameState now = new Fold(referee, state, record).after(event);
        Line line;
        if (done != null && goesOn) {
            line = done.with(now, deeds(event, done.deeds)); // more of the same typed line
        } else {
            line = new Line(record, state, now, deeds(event, List.of()), null, mustered(), 1).onto(newest(done));
        }
        int highest = highestDue;
        for (Due one : event.due()) {
            highest = Math.max(highest, one.n());
        }
        for (Due one : event instanceof Resolved resolved ? resolved.held().due() : List.<Due>of()) {
            highest = Math.max(highest, one.n());
        }
        return new Game(referee, name, values, now, record, highest, line, null);
    }

    /** A copy in another state, without lines that can be undone. */
    public Game in(GameState other) {
        return new Game(referee, name, values, other, records, highestDue, null, null);
    }

    private static List<Resolved.Deed> deeds(GameEvent event, List<Resolved.Deed> before) {
        if (!(event instanceof Resolved resolved)) {
            return before;
        }
        List<Resolved.Deed> more = new ArrayList<>(before);
        more.add(resolved.deed());
        return more;
    }

    private static Line last(@Nullable Line line, long record, String what) {
        if (line == null || line.first != record) {
            throw new BadInput(what + " record " + record + ", which is not the last line");
        }
        return line;
    }

    /** The newest of these lines, where there are more than can be kept. */
    private static @Nullable Line newest(@Nullable Line lines) {
        if (lines == null || lines.kept < MOST_LINES + SPARE) {
            return lines;
        }
        Deque<Line> newest = new ArrayDeque<>();
        for (Line line = lines; line != null && newest.size() < MOST_LINES; line = line.earlier) {
            newest.push(line);
        }
        Line kept = null;
        for (Line line : newest) {
            kept = line.onto(kept);
        }
        return kept;
    }

    /** The first record of the oldest line that can still be taken back; the number of all records where none can. */
    long oldest() {
        long oldest = records;
        for (Line line = done; line != null; line = line.earlier) {
            oldest = line.first;
        }
        return oldest;
    }

    /** The side whose part of the turn it is; empty where all play at once. */
    public Optional<String> active() {
        return referee.active(state);
    }

    /** Names of the fields worth a column: those that measure strength, and those that have changed since the muster. */
    public List<String> telling(List<Unit> units) {
        Units mustered = mustered();
        List<String> strength =
                referee.strengthFields().stream().map(Field::name).toList();
        List<String> telling = new ArrayList<>();
        for (String field : referee.fields().names()) {
            for (Unit unit : units) {
                Optional<Unit> was = mustered.find(unit.name());
                boolean changed = was.isPresent() && !Objects.equals(was.get().get(field), unit.get(field));
                if (changed || (strength.contains(field) && referee.fields().of(unit, field) != null)) {
                    telling.add(field);
                    break;
                }
            }
        }
        return telling;
    }

    /** The units as they were mustered. */
    public Units mustered() {
        return done == null ? state.units() : done.mustered;
    }

    /** Units and officers who come to the table in this turn. */
    public List<Unit> arriving() {
        return state.units().where(unit -> unit.isAtHand() && unit.arrives() == state.turn());
    }

    /** The names of the officers who are with a unit. */
    public List<String> officersWith(Unit unit) {
        List<String> names = new ArrayList<>();
        for (Unit officer : state.units().officersWith(unit)) {
            names.add(officer.name());
        }
        return names;
    }

    /** Number of lines that can be undone. */
    public int lines() {
        return done == null ? 0 : done.kept;
    }

    /** The event that takes back the last typed line. */
    public OtherEvent undo() {
        if (done == null) {
            throw new BadInput(
                    "undo: expected a line to take back, and there is none (the last " + MOST_LINES + " can be)");
        }
        return new OtherEvent.Undone(done.first);
    }

    /** The event that repeats the line that was taken back last. */
    public OtherEvent redo() {
        if (undone == null) {
            throw new BadInput("redo: expected a line that was taken back, with nothing after it");
        }
        return new OtherEvent.Redone(undone.first);
    }

    /** Whether this part of the turn has only begun: the last line was the one that began it. */
    public boolean hasJustTurned() {
        return done == null || done.before.turn() != done.after.turn() || done.before.stage() != done.after.stage();
    }

    /** The next turn, if this one is ending and nothing is due any more that must come before. */
    public Optional<OtherEvent> turned() {
        return state.ending()
                        && state.together().isEmpty()
                        && referee.timing().unsettled(state).isEmpty()
                ? Optional.of(new TurnEnd(this).nextTurn())
                : Optional.empty();
    }

    /** All due items as players see them: those that can be played now first, then those that wait. */
    public List<Due> due() {
        List<Due> all = new ArrayList<>();
        for (boolean waits : new boolean[] {false, true}) {
            for (Due one : state.due()) {
                if (referee.waits(one, state) == waits) {
                    Due known = one;
                    for (String flag : referee.flagsNow(one, state)) {
                        known = known.with(flag);
                    }
                    all.add(known.waiting(waits));
                }
            }
        }
        return all;
    }

    /** The item that happens at the same time as that one, if there is such a pair now. */
    public Optional<Due> atOnceWith(Due one) {
        return state.dueNow().stream()
                .filter(other -> referee.duties().areAtOnce(one, other))
                .findFirst();
    }

    /** The event that strikes out due items, by their numbers. */
    public OtherEvent drop(List<Integer> numbers) {
        return new OtherEvent.DueDropped(numbers);
    }

    /** The event with which simultaneous play begins. */
    public OtherEvent together() {
        if (state.together().isPresent()) {
            throw BadInput.of("together", "apart first: everything happens at the same time already");
        }
        return new OtherEvent.TogetherBegun();
    }

    /** The event that ends simultaneous play and applies what was held back. */
    public OtherEvent apart() {
        GameState.Together together = state.together().orElseThrow(() -> BadInput.of("apart", "together before it"));
        Consequences consequences = new Consequences(referee, state, together.units()).held(together.held());
        List<Change> changes = consequences.changes();
        DueFinder finder = new DueFinder(this, consequences.units());
        List<Due> due = new ArrayList<>();
        for (Due one : together.heldDue()) {
            if (!referee.isOver(one, state, consequences.units())) {
                due.add(finder.released(one));
            }
        }
        referee.dueAfter(EventContext.of(state, changes, consequences.units()), finder);
        for (Due one : finder.found()) {
            if (due.stream().noneMatch(other -> other.isSameAs(one))) {
                due.add(one);
            }
        }
        return new OtherEvent.TogetherEnded(judged(new EventResult(changes, due)));
    }

    /** The result with the verdict, if its changes end the battle. */
    EventResult judged(EventResult upshot) {
        GameState after = state.changed(upshot.changes(), 0);
        return referee.verdict(state, after, values)
                .map(verdict -> new EventResult(upshot.changes(), upshot.due(), verdict))
                .orElse(upshot);
    }

    public OtherEvent note(String text) {
        return new OtherEvent.Noted(text);
    }
}

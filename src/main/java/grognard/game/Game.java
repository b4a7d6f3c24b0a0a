package grognard.game;

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
 * A game after so many records: the fold, as far as it has come. It cannot be changed; each record makes another.
 *
 * @param name what it was called when it was mustered
 * @param values the game's own: {@code scale}, {@code tables}, house keys as {@code house.KEY}
 * @param records how many records have been folded
 * @param numbered the highest number that anything due has had
 * @param done the typed lines that can be undone, the last first
 * @param undone those that can be done again
 */
public record Game(
        GameRules rules,
        String name,
        Map<String, String> values,
        GameState state,
        long records,
        int numbered,
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
            List<Happening.Deed> deeds,
            @Nullable Line earlier,
            Units mustered,
            int kept) {

        private Line onto(@Nullable Line other) {
            return new Line(first, before, after, deeds, other, mustered, other == null ? 1 : other.kept + 1);
        }

        private Line with(GameState now, List<Happening.Deed> more) {
            return new Line(first, before, now, more, earlier, mustered, kept);
        }
    }

    /** So many typed lines can be taken back one after another. What came before is forgotten, or memory would grow with it. */
    static final int MOST_LINES = 10_000;

    /** How many more are kept before the oldest are dropped, since dropping copies the others. */
    private static final int SPARE = MOST_LINES / 4;

    /** The game after one more record. */
    public Game after(RecordEntry entry) {
        if (entry.kind().equals("muster")) {
            throw new BadInput("musters a game for a second time");
        }
        if (entry.isResolution() || Happening.KINDS.contains(entry.kind())) {
            return after(Happening.read(entry, rules), entry.number());
        }
        boolean repair = entry.kind().equals("repair");
        if (!repair && !List.of("seal", "salt", "reveal").contains(entry.kind())) {
            throw new BadInput("is a " + SafeText.shortened(entry.kind()) + ", which is no record of a game");
        }
        return new Game(rules, name, values, state, entry.number(), numbered, done, repair ? undone : null);
    }

    /** The game after something that happened in that record. */
    public Game after(Happening happening, long record) {
        switch (happening.kind()) {
            case Happening.UNDO -> {
                Line line = last(done, happening, "undoes");
                return new Game(rules, name, values, line.before, record, numbered, line.earlier, line.onto(undone));
            }
            case Happening.REDO -> {
                Line line = last(undone, happening, "does again");
                return new Game(rules, name, values, line.after, record, numbered, line.onto(done), line.earlier);
            }
            default -> {}
        }
        if (happening.line() > 0 && (done == null || done.first != happening.line())) {
            throw new BadInput("belongs to the line of record " + happening.line() + ", which is not the last line");
        }
        GameState now = new Fold(rules, state, record).after(happening);
        Line line;
        if (done != null && happening.line() > 0) {
            line = done.with(now, deeds(happening, done.deeds)); // more of the same typed line
        } else {
            line = new Line(record, state, now, deeds(happening, List.of()), null, mustered(), 1).onto(newest(done));
        }
        int highest = numbered;
        for (Due one : happening.due()) {
            highest = Math.max(highest, one.n());
        }
        for (Due one : happening.held().due()) {
            highest = Math.max(highest, one.n());
        }
        return new Game(rules, name, values, now, record, highest, line, null);
    }

    private static List<Happening.Deed> deeds(Happening happening, List<Happening.Deed> before) {
        if (!happening.isResolution()) {
            return before;
        }
        List<Happening.Deed> more = new ArrayList<>(before);
        more.add(happening.deed());
        return more;
    }

    private static Line last(@Nullable Line line, Happening happening, String what) {
        if (line == null || line.first != happening.numbers().get(0)) {
            throw new BadInput(what + " record " + happening.numbers().get(0) + ", which is not the last line");
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

    /** The side whose part of the turn it is; nothing where all play at once. */
    public Optional<String> active() {
        List<String> sides = state.units().sides();
        boolean parts = rules.stages() > 1 && state.stage() <= sides.size();
        return parts ? Optional.of(sides.get(state.stage() - 1)) : Optional.empty();
    }

    /** The fields that players look for: what units can lose, and what is no longer as it was at the muster. */
    public List<String> telling(List<Unit> units) {
        Units mustered = mustered();
        List<String> telling = new ArrayList<>();
        for (String field : rules.fields().names()) {
            for (Unit unit : units) {
                Optional<Unit> was = mustered.find(unit.name());
                boolean changed = was.isPresent() && !Objects.equals(was.get().get(field), unit.get(field));
                if (changed || rules.fields().isStrength(unit, field)) {
                    telling.add(field);
                    break;
                }
            }
        }
        return telling;
    }

    private Units mustered() {
        return done == null ? state.units() : done.mustered;
    }

    /** The names of the officers who are with a unit. */
    public List<String> officersWith(Unit unit) {
        List<String> names = new ArrayList<>();
        for (Unit officer : state.units().officersWith(unit)) {
            names.add(officer.name());
        }
        return names;
    }

    /** How many lines can be taken back. */
    public int lines() {
        return done == null ? 0 : done.kept;
    }

    /** Takes the last typed line back. */
    public Happening undo() {
        if (done == null) {
            throw new BadInput(
                    "undo: expected a line to take back, and there is none (the last " + MOST_LINES + " can be)");
        }
        return Happening.of(Happening.UNDO, List.of((int) done.first));
    }

    /** Does again what was taken back last. */
    public Happening redo() {
        if (undone == null) {
            throw new BadInput("redo: expected a line that was taken back, with nothing after it");
        }
        return Happening.of(Happening.REDO, List.of((int) undone.first));
    }

    /** Whether this part of the turn has only begun: the last line was the one that began it. */
    public boolean hasJustTurned() {
        return done == null || done.before.turn() != done.after.turn() || done.before.stage() != done.after.stage();
    }

    /** Ends the turn where that was asked for and nothing is due any more. */
    public Optional<Happening> turned() {
        return state.ending() && state.dueNow().isEmpty() ? Optional.of(new Upkeep(this).nextTurn()) : Optional.empty();
    }

    /** What was dropped of what is due. */
    public Happening dropped(List<Integer> numbers) {
        return Happening.of(Happening.DROP, new ArrayList<>(numbers));
    }

    /** From here on everything happens at the same time. */
    public Happening joined() {
        if (state.together().isPresent()) {
            throw BadInput.of("together", "apart first: everything happens at the same time already");
        }
        return Happening.of(Happening.TOGETHER, List.of(), List.of());
    }

    /** What happened at the same time takes effect. */
    public Happening parted() {
        GameState.Together together = state.together().orElseThrow(() -> BadInput.of("apart", "together before it"));
        Consequences consequences = new Consequences(rules, state, together.units()).held(together.held());
        List<Change> changes = consequences.changes();
        List<Due> due = new ArrayList<>();
        for (Due one : together.heldDue()) {
            if (!rules.isMoot(one, consequences.units())) {
                due.add(one);
            }
        }
        due.addAll(new Duties(this).after(changes, consequences.units()).found());
        return Happening.of(Happening.APART, changes, due);
    }

    public Happening noted(String text) {
        return Happening.note(text);
    }
}

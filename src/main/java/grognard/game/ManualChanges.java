package grognard.game;

import grognard.game.referee.EventContext;
import grognard.game.referee.Referee;
import grognard.game.state.EventResult;
import grognard.game.state.OtherEvent;
import grognard.game.unit.Change;
import grognard.game.unit.CommonFields;
import grognard.game.unit.Field;
import grognard.game.unit.FieldWords;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.game.unit.Values;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Changes that players make by hand, for what happened on the table. */
public final class ManualChanges {

    private final Game game;
    private final Referee referee;

    public ManualChanges(Game game) {
        this.game = game;
        this.referee = game.referee();
    }

    /** Sets fields by their full names, also what the book forbids now. */
    public OtherEvent set(Unit unit, List<String> words) {
        return set(unit, words, false, true);
    }

    /**
     * Sets fields as in {@code pips=3 hits+1}, with what follows from that unless the state is set too.
     *
     * @param prefixes whether unique prefixes of fields and words are enough
     * @param force whether to set what the book forbids now
     */
    public OtherEvent set(Unit unit, List<String> typed, boolean prefixes, boolean force) {
        List<String> words = prefixes
                ? typed.stream().map(word -> FieldWords.inFull(unit, word)).toList()
                : typed;
        List<Change> sets = new ArrayList<>();
        boolean state = false;
        for (String word : words) {
            Change change = change(unit, word, sets);
            sets.add(change);
            // A state that stays says only that nothing follows from the other fields.
            state |= change.field().equals(Unit.STATE) && (words.size() > 1 || !change.isNone());
        }
        boolean back = unit.isGone() && state && !isSaid("gone", Unit.STATE, sets);
        if (back && unit.get(Unit.WHY) != null && !isSaid(null, Unit.WHY, sets)) {
            sets.add(new Change(unit.name(), Unit.WHY, unit.get(Unit.WHY), null)); // back on the table
        }
        check(unit, sets, force);
        return set(sets, !state);
    }

    /** Refuses what such a unit cannot be and, unless it is forced, what the book forbids it now. */
    private void check(Unit was, List<Change> sets, boolean force) {
        Unit now = was;
        for (Change change : sets) {
            now = now.with(change.field(), change.to());
        }
        for (Change change : sets) {
            if (!change.isNone() && !now.fits(change.field())) {
                throw BadInput.about(
                        change.field(), was.name() + ": " + change.field() + " is not for a unit of its kind");
            }
            checkNamed(now, change);
        }
        Optional<String> never = referee.impossible(now);
        if (never.isPresent()) {
            throw BadInput.about(was.name(), never.get());
        }
        Optional<String> reason = force ? Optional.empty() : referee.setForbidden(was, now, game.state());
        if (reason.isPresent()) {
            throw BadInput.about(was.name(), reason.get() + "; --force sets it all the same");
        }
    }

    /** Refuses a unit of the wrong side, or the unit itself, where it names another. */
    private void checkNamed(Unit unit, Change change) {
        Field<?> field = unit.fields().of(unit, change.field());
        if (field == null || field.kind() != Field.Kind.UNIT || change.to() == null) {
            return;
        }
        Unit named = game.state().units().get(Values.text(change.to()));
        Optional<String> wrong = field.wrong(unit, named);
        if (wrong.isPresent()) {
            throw BadInput.value(unit.name() + " " + change.field(), named.name(), wrong.get());
        }
    }

    /** Whether the field is set to that, or to anything at all. */
    private static boolean isSaid(@Nullable String value, String field, List<Change> sets) {
        for (Change set : sets) {
            if (set.field().equals(field) && (value == null || value.equals(set.to()))) {
                return true;
            }
        }
        return false;
    }

    private OtherEvent set(List<Change> sets, boolean follows) {
        Consequences consequences =
                new Consequences(referee, game.state()).set(sets).byHand();
        if (follows) {
            consequences.followUps();
        } else {
            consequences.derived();
        }
        List<Change> kept = sets.stream()
                .filter(set -> !follows && set.field().equals(Unit.STATE) && set.isNone())
                .toList();
        return set(consequences, kept);
    }

    private OtherEvent event(Consequences consequences) {
        return set(consequences, List.of());
    }

    /**
     * The event of these consequences.
     *
     * @param kept states that were typed though they stay: on record they show why nothing follows from the other fields
     */
    OtherEvent set(Consequences consequences, List<Change> kept) {
        List<Change> changes = new ArrayList<>(consequences.changes());
        changes.addAll(kept);
        DueFinder due = new DueFinder(game, consequences.units());
        referee.dueAfter(EventContext.of(game.state(), changes, consequences.units()), due);
        due.arrivals();
        return new OtherEvent.UnitsSet(game.judged(new EventResult(changes, due.found())));
    }

    private Change change(Unit unit, String typed, List<Change> before) {
        String word = FieldWords.setting(unit, typed);
        int at = 0;
        while (at < word.length() && "=+".indexOf(word.charAt(at)) < 0 && !isMinus(unit, word, at)) {
            at++;
        }
        if (at == 0 || at == word.length()) {
            throw BadInput.value(
                    unit.name(), word, "FIELD=VALUE, FIELD+N or FIELD-N, as in " + FieldWords.example(unit, word));
        }
        Field<?> field = unit.fields().settable(unit, word.substring(0, at));
        String where = unit.name() + " " + field.name();
        String text = word.substring(at + 1);
        Object from = unit.get(field.name());
        for (Change earlier : before) {
            if (earlier.field().equals(field.name())) {
                throw BadInput.about(word, where + " is said twice: expected once");
            }
        }
        if (word.charAt(at) == '=') {
            return new Change(unit.name(), field.name(), from, value(unit, field, where, text));
        }
        Optional<Integer> by = WholeNumber.in(text);
        if (!field.isNumber() || by.isEmpty() || by.get() < 0) {
            throw BadInput.value(where, text, "a whole number");
        }
        BigDecimal more = BigDecimal.valueOf(word.charAt(at) == '+' ? by.get() : -by.get());
        BigDecimal now = unit.exactly(field.name()).add(more);
        return new Change(unit.name(), field.name(), from, field.read(where, now.toPlainString()));
    }

    /** A minus after the whole name of a field takes away; others belong to the name. */
    private static boolean isMinus(Unit unit, String word, int at) {
        return word.charAt(at) == '-'
                && unit.fields().of(unit, word.substring(0, at)) != null
                && at + 1 < word.length()
                && Character.isDigit(word.charAt(at + 1));
    }

    private @Nullable Object value(Unit unit, Field<?> field, String where, String text) {
        if (field.name().equals(Unit.SIDE) || field.kind() == Field.Kind.SIDE) {
            List<String> sides = game.state().units().sides();
            if (!sides.contains(text)) {
                throw BadInput.oneOf(where, text, sides);
            }
        }
        Object value = new FieldReader(referee).read(field, where, text);
        if (field.kind() != Field.Kind.UNIT || value == null) {
            return value;
        }
        Unit meant = game.state().units().meant(where, text);
        if (field.name().equals(Unit.WITH)) {
            checkJoins(where, unit, meant);
        }
        return meant.name();
    }

    /**
     * Joins the typed words of rows for {@link #add}. Names may have blanks: a word that does not begin with a side and a unit
     * belongs to the row before it.
     */
    public static List<String> rows(List<String> words) {
        List<String> rows = new ArrayList<>();
        for (String word : words) {
            String[] cells = word.split(",", -1);
            boolean begins = cells.length > 1 && cells[0].indexOf('=') < 0 && cells[1].indexOf('=') < 0;
            int last = rows.size() - 1;
            if (begins || last < 0) {
                rows.add(word);
            } else {
                rows.set(last, rows.get(last) + " " + word);
            }
        }
        return rows;
    }

    /** Brings a unit to the table: {@code french,9e,stands=6}. */
    public OtherEvent add(String row) {
        Units units = game.state().units();
        Unit unit = MusterReader.unit("unit add", referee, units, row);
        List<Change> changes = new Consequences(referee, game.state())
                .to(units.with(unit))
                .byHand()
                .derived()
                .changes();
        DueFinder due = new DueFinder(game, units.with(unit));
        due.arrivals();
        return new OtherEvent.UnitsSet(new EventResult(changes, due.found()));
    }

    /**
     * Marks units that have moved; refuses those that may not, unless it is forced.
     *
     * @param half by half of their move or less
     */
    public OtherEvent moved(List<Unit> units, boolean half, boolean force) {
        if (!referee.fields().names().contains(CommonFields.MOVED.name())) {
            throw BadInput.of(
                    "moved",
                    "a ruleset that asks who has moved; " + referee.ruleset().name() + " does not");
        }
        Units now = game.state().units();
        for (Unit unit : units) {
            checkAtHand("moved", unit, force);
            if (unit.fields().of(unit, CommonFields.MOVED.name()) == null) {
                throw BadInput.value("moved", unit.name(), "a unit, no officer");
            }
            Optional<String> reason =
                    force || unit.isOfficer() ? Optional.empty() : referee.moveForbidden(unit, game.state());
            if (reason.isPresent()) {
                throw BadInput.about(unit.name(), reason.get() + "; --force marks it all the same");
            }
            now = now.with(half ? movedHalf(unit) : referee.moved(unit));
        }
        return event(new Consequences(referee, game.state()).to(now).followUps());
    }

    private Unit movedHalf(Unit unit) {
        return referee.movedHalf(unit)
                .orElseThrow(() -> BadInput.of(
                        "--half",
                        "it only where half a move counts; in "
                                + referee.ruleset().name() + " it does not"));
    }

    /** Gives units an order for the turn. */
    public OtherEvent order(String order, List<Unit> units) {
        Field<?> field = orderField();
        Object value = field.read("order", order);
        Units now = game.state().units();
        for (Unit unit : units) {
            checkAtHand("order", unit, false);
            Unit ordered = unit.with(field.name(), value);
            Optional<String> reason = orderForbidden(unit, ordered);
            if (reason.isPresent()) {
                throw BadInput.about("order", reason.get());
            }
            now = now.with(ordered);
        }
        return event(new Consequences(referee, game.state()).to(now).followUps());
    }

    /** Units on the table that have no order yet and may be given this one. Refused if there are none. */
    public List<Unit> withoutOrder(String order) {
        Field<?> field = orderField();
        Object value = field.read("order", order);
        List<Unit> units = game.state()
                .units()
                .where(unit -> game.state().units().isAtHand(unit)
                        && unit.get(field.name()) == null
                        && orderForbidden(unit, unit.with(field.name(), value)).isEmpty());
        if (units.isEmpty()) {
            throw BadInput.about("order", "no unit is without an order");
        }
        return units;
    }

    private Field<?> orderField() {
        return referee.orderField()
                .orElseThrow(() -> BadInput.of(
                        "order", "a ruleset with orders; " + referee.ruleset().name() + " has none"));
    }

    private Optional<String> orderForbidden(Unit unit, Unit ordered) {
        return unit.isOfficer()
                ? Optional.of(unit.name() + ": an officer gives orders and has none")
                : referee.setForbidden(unit, ordered, game.state());
    }

    /** Refuses units that are gone, officers who are lost and, unless it is forced, units that have not arrived. */
    private void checkAtHand(String command, Unit unit, boolean force) {
        if (!unit.isAtHand()) {
            throw BadInput.value(
                    command, unit.name(), "a unit on the table, and it is " + unit.text(Unit.STATE) + unit.howGone());
        }
        checkArrived(unit, force);
    }

    private void checkArrived(Unit unit, boolean force) {
        Optional<String> absent =
                force ? Optional.empty() : game.state().units().notArrived(unit);
        if (absent.isPresent()) {
            throw BadInput.about(unit.name(), absent.get());
        }
    }

    /** Captures guns, as the ruleset has it: they change sides or leave the table. */
    public OtherEvent capture(Unit guns, Unit captor, boolean force) {
        if (guns.isOfficer() || captor.isOfficer()) {
            throw BadInput.value("capture", guns.name() + " " + captor.name(), "two units on the table");
        }
        checkAtHand("capture", guns, force);
        checkAtHand("capture", captor, force);
        if (guns.side().equals(captor.side())) {
            throw BadInput.value("capture", guns.name(), "a unit of the other side, it is " + captor.side() + " too");
        }
        Optional<String> reason = force ? Optional.empty() : referee.captureForbidden(guns, captor, game.state());
        if (reason.isPresent()) {
            throw BadInput.about(guns.name(), reason.get() + "; --force captures it all the same");
        }
        Consequences consequences = new Consequences(referee, game.state())
                .to(referee.captured(guns, captor, game.state()))
                .followUps();
        return new OtherEvent.Captured(
                guns.name(), captor.name(), event(consequences).upshot());
    }

    /** The officer joins the unit. */
    public OtherEvent attach(Unit officer, Unit unit, boolean force) {
        officer("attach", officer);
        checkJoins("attach", officer, unit);
        checkArrived(officer, force);
        checkArrived(unit, force);
        if (unit.name().equals(officer.get(Unit.WITH))) {
            throw BadInput.value(
                    "attach", officer.name(), "another unit for him, he is with " + unit.name() + " already");
        }
        Optional<String> reason = force ? Optional.empty() : referee.attachForbidden(officer, unit, game.state());
        if (reason.isPresent()) {
            throw BadInput.about(officer.name(), reason.get() + "; --force attaches him all the same");
        }
        return with(officer, unit.name());
    }

    static void checkJoins(String where, Unit officer, Unit unit) {
        String wrong = unit.isOfficer()
                ? "it is an officer"
                : unit.isGone()
                        ? "it is gone" + unit.howGone()
                        : unit.side().equals(officer.side()) ? "" : "it is " + unit.side();
        if (!wrong.isEmpty()) {
            throw BadInput.value(
                    where,
                    unit.name(),
                    "a unit of the " + officer.side() + " side that is on the table for " + officer.name()
                            + " to join, " + wrong);
        }
    }

    /** He leaves the unit that he is with. */
    public OtherEvent detach(Unit officer, boolean force) {
        officer("detach", officer);
        if (officer.get(Unit.WITH) == null) {
            throw BadInput.value("detach", officer.name(), "an officer who is with a unit, he is with none");
        }
        Optional<String> reason = force ? Optional.empty() : referee.detachForbidden(officer, game.state());
        if (reason.isPresent()) {
            throw BadInput.about(officer.name(), reason.get() + "; --force detaches him all the same");
        }
        return with(officer, null);
    }

    private static void officer(String command, Unit officer) {
        if (!officer.isOfficer()) {
            throw BadInput.value(command, officer.name(), "an officer: a row of the muster with a rank");
        }
        if (!officer.text(Unit.STATE).equals("ready")) {
            throw BadInput.value(command, officer.name(), "an officer who is ready, he is " + officer.text(Unit.STATE));
        }
    }

    private OtherEvent with(Unit officer, @Nullable String unit) {
        Unit now = officer.with(Unit.WITH, unit);
        List<Change> changes = new ArrayList<>();
        (now.equals(officer) ? now : referee.ridden(now, game.state())).addChanges(officer, changes);
        return new OtherEvent.OfficerMoved(new EventResult(changes, List.of()));
    }
}

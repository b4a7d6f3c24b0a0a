package grognard.game;

import grognard.input.BadInput;
import grognard.input.WholeNumber;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What players set by hand, for what happened on the table. */
public final class Hand {

    private final Game game;

    public Hand(Game game) {
        this.game = game;
    }

    /** The same with whole words. */
    public Happening set(Unit unit, List<String> words) {
        return set(unit, words, false);
    }

    /**
     * {@code pips=3 hits+1}: what they say of the unit, and what follows from it unless its state is said too.
     *
     * @param beginnings whether a beginning of a field or of a choice will do that only one has
     */
    public Happening set(Unit unit, List<String> typed, boolean beginnings) {
        List<String> words = beginnings
                ? typed.stream().map(word -> FieldWords.inFull(unit, word)).toList()
                : typed;
        List<Change> sets = new ArrayList<>();
        boolean state = false;
        for (String word : words) {
            Change change = change(unit, word, sets);
            sets.add(change);
            state |= change.field().equals(Unit.STATE);
        }
        boolean back = unit.isGone() && state && !isSaid("gone", Unit.STATE, sets);
        if (back && unit.get(Unit.WHY) != null && !isSaid(null, Unit.WHY, sets)) {
            sets.add(new Change(unit.name(), Unit.WHY, unit.get(Unit.WHY), null)); // it is gone for no reason any more
        }
        return happening(Happening.SET, sets, !state);
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

    private Happening happening(String kind, List<Change> sets, boolean follows) {
        Consequences consequences = new Consequences(game.rules(), game.state()).set(sets);
        if (follows) {
            consequences.followUps();
        } else {
            consequences.following();
        }
        List<Change> changes = consequences.changes();
        List<Due> due = new Duties(game).after(changes, consequences.units()).found();
        return Happening.of(kind, changes, due);
    }

    private Change change(Unit unit, String word, List<Change> before) {
        int at = 0;
        while (at < word.length() && "=+".indexOf(word.charAt(at)) < 0 && !isMinus(unit, word, at)) {
            at++;
        }
        if (at == 0 || at == word.length()) {
            throw BadInput.value(
                    unit.name(), word, "FIELD=VALUE, FIELD+N or FIELD-N, as in " + FieldWords.example(unit, word));
        }
        Field field = unit.fields().settable(unit, word.substring(0, at));
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

    private @Nullable Object value(Unit unit, Field field, String where, String text) {
        if (field.name().equals(Unit.SIDE)) {
            List<String> sides = game.state().units().sides();
            if (!sides.contains(text)) {
                throw BadInput.value(where, text, "one of " + String.join(", ", sides), sides);
            }
        }
        Object value = game.rules().read(field, where, text);
        if (field.kind() != Field.Kind.UNIT || value == null) {
            return value;
        }
        Unit meant = game.state().units().meant(where, text);
        if (field.name().equals(Unit.WITH)) {
            checkJoins(where, unit, meant);
        }
        return meant.name();
    }

    /** A unit that comes to the table. */
    public Happening add(String row) {
        Unit unit = Muster.reinforcement(game.rules(), game.state().units(), row);
        List<Change> changes = new ArrayList<>();
        for (Field field : unit.fields().of(unit)) {
            Object value = unit.get(field.name());
            if (value != null) {
                changes.add(new Change(unit.name(), field.name(), null, value));
            }
        }
        return Happening.of(Happening.SET, changes, List.of());
    }

    /** The officer joins the unit. */
    public Happening attach(Unit officer, Unit unit) {
        officer("attach", officer);
        checkJoins("attach", officer, unit);
        if (unit.name().equals(officer.get(Unit.WITH))) {
            throw BadInput.value(
                    "attach", officer.name(), "another unit for him, he is with " + unit.name() + " already");
        }
        return with(officer, unit.name());
    }

    private static void checkJoins(String where, Unit officer, Unit unit) {
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
    public Happening detach(Unit officer) {
        officer("detach", officer);
        if (officer.get(Unit.WITH) == null) {
            throw BadInput.value("detach", officer.name(), "an officer who is with a unit, he is with none");
        }
        return with(officer, null);
    }

    private static void officer(String verb, Unit officer) {
        if (!officer.isOfficer()) {
            throw BadInput.value(verb, officer.name(), "an officer: a row of the muster with a rank");
        }
        if (!officer.text(Unit.STATE).equals("ready")) {
            throw BadInput.value(verb, officer.name(), "an officer who is ready, he is " + officer.text(Unit.STATE));
        }
    }

    private Happening with(Unit officer, @Nullable String unit) {
        Object from = officer.get(Unit.WITH);
        List<Change> changes =
                Objects.equals(from, unit) ? List.of() : List.of(new Change(officer.name(), Unit.WITH, from, unit));
        return Happening.of(Happening.ATTACH, changes, List.of());
    }
}

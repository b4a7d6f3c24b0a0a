package grognard.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Finds what is worth a word after something happened. The ruleset's rows say what, by how things were before it. */
public final class Remarks {

    private final Game before;
    private final Happening happening;
    private final List<String> counting;

    public Remarks(Game before, Happening happening) {
        this(before, happening, List.of());
    }

    /** @param counting officers who counted in it because they are with a unit */
    public Remarks(Game before, Happening happening, List<String> counting) {
        this.before = before;
        this.happening = happening;
        this.counting = List.copyOf(counting);
    }

    /**
     * Each as players read it, once.
     *
     * @param typed the names of the inputs that were typed
     */
    public List<String> after(Collection<String> typed) {
        List<String> told = new ArrayList<>();
        for (Remark remark : before.rules().remarks()) {
            if (remark.isAfter(happening.deed().resolver()) && remark.suits(typed)) {
                for (Unit unit : about(remark)) {
                    String words = remark.about(unit);
                    if (!told.contains(words)) {
                        told.add(words);
                    }
                }
            }
        }
        return told;
    }

    private Units units() {
        return before.state().units();
    }

    private List<Unit> about(Remark remark) {
        if (remark.isFrom("to")) {
            return changed(remark);
        }
        if (remark.isFrom("counts")) {
            return untried(remark);
        }
        List<Unit> some = new ArrayList<>();
        if (!remark.isFrom("ends") || remark.names(1, happening.deed().code())) {
            for (Map.Entry<String, String> role : happening.roles().named().entrySet()) {
                Unit unit = units().get(role.getValue());
                boolean meant = remark.who().isEmpty() || remark.who().equals(role.getKey());
                if (meant && (remark.isFrom("earlier") ? hasPlayed(remark, unit) : remark.holds(unit, units()))) {
                    some.add(unit);
                }
            }
        }
        return some;
    }

    private List<Unit> untried(Remark remark) {
        List<Unit> some = new ArrayList<>();
        for (String officer : counting) {
            Unit unit = units().get(officer);
            if (!hasPlayed(remark, unit)) {
                some.add(unit);
            }
        }
        return some;
    }

    private List<Unit> changed(Remark remark) {
        List<Unit> some = new ArrayList<>();
        for (Change change : happening.changes()) {
            boolean meant = remark.names(1, change.field()) && remark.names(2, Values.text(change.to()));
            Unit unit = meant ? units().find(change.unit()).orElse(null) : null;
            if (unit != null) {
                some.addAll(remark.who().equals("officers") ? units().officersWith(unit) : List.of(unit));
            }
        }
        some.removeIf(unit -> !remark.holds(unit, units()));
        return some;
    }

    /** Whether the unit has done so, being so then, in an earlier line of this turn that was not taken back. */
    private boolean hasPlayed(Remark remark, Unit unit) {
        if (remark.isForApart() && before.state().together().isPresent()) {
            return false;
        }
        int turn = before.state().turn();
        for (Game.Line line = before.done(); line != null && line.before().turn() == turn; line = line.earlier()) {
            Units then = line.before().units();
            for (Happening.Deed deed : line.deeds()) {
                if (remark.names(1, deed.resolver())
                        && unit.name()
                                .equals(deed.roles().named().get(remark.from().get(2)))
                        && remark.holds(then.get(unit.name()), then)) {
                    return true;
                }
            }
        }
        return false;
    }
}

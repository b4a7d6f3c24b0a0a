package grognard.game;

import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** All units of a game at one moment, in the order of the muster. Cannot be changed. */
public final class Units implements Iterable<Unit> {

    /** Nobody yet. */
    static final Units NONE = new Units(new Unit[0], Map.of(), List.of(), 1);

    private final Unit[] all;

    /** Where each stands, by its name, and by it in small letters; shared by all states that have the same units. */
    private final Map<String, Integer> places;

    /** In the order in which they were mustered, whoever has been captured since. */
    private final List<String> sides;

    private final int turn;

    private Units(Unit[] all, Map<String, Integer> places, List<String> sides, int turn) {
        this.all = all;
        this.places = places;
        this.sides = sides;
        this.turn = turn;
    }

    static Units of(List<Unit> units, int turn) {
        return of(units, List.of(), turn);
    }

    private static Units of(List<Unit> units, List<String> known, int turn) {
        List<String> sides = new ArrayList<>(known);
        for (Unit unit : units) {
            if (unit.get(Unit.SIDE) != null && !sides.contains(unit.side())) {
                sides.add(unit.side());
            }
        }
        Map<String, Integer> places = new HashMap<>();
        for (int at = 0; at < units.size(); at++) {
            places.put(units.get(at).name(), at);
            places.put(key(units.get(at).name()), at);
        }
        return new Units(units.toArray(new Unit[0]), places, List.copyOf(sides), turn);
    }

    private @Nullable Integer place(String name) {
        Integer at = places.get(name);
        return at == null ? places.get(key(name)) : at;
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** These and one more, or that one in place of what it was. */
    Units with(Unit unit) {
        Integer at = place(unit.name());
        if (at == null) {
            List<Unit> more = list();
            more.add(unit);
            return of(more, sides, turn);
        }
        Unit[] others = all.clone();
        others[at] = unit;
        return sides.contains(unit.side())
                ? new Units(others, places, sides, turn)
                : of(List.of(others), sides, turn); // reinforcements of a third side
    }

    /** The same in another turn. */
    Units inTurn(int number) {
        return new Units(all, places, sides, number);
    }

    /** The same, each unit in place of another that is equal to it. */
    public Units each(UnaryOperator<Unit> other) {
        Unit[] others = new Unit[all.length];
        for (int at = 0; at < all.length; at++) {
            others[at] = other.apply(all[at]);
        }
        return new Units(others, places, sides, turn);
    }

    /** The turn that it is. */
    int turn() {
        return turn;
    }

    public List<Unit> list() {
        return new ArrayList<>(List.of(all));
    }

    public int size() {
        return all.length;
    }

    @Override
    public Iterator<Unit> iterator() {
        return List.of(all).iterator();
    }

    /** The unit of exactly that name, whatever its letters' case. */
    public Optional<Unit> find(String name) {
        Integer at = place(name);
        return at == null ? Optional.empty() : Optional.of(all[at]);
    }

    /** The unit of that name, which is known to be there. */
    Unit get(String name) {
        return find(name).orElseThrow(() -> new BadInput("no unit is called " + name));
    }

    /** All whose names begin so; one whose name is just that stands alone. */
    public List<Unit> fitting(String beginning) {
        Optional<Unit> exact = find(beginning);
        if (exact.isPresent()) {
            return List.of(exact.get());
        }
        List<Unit> fitting = new ArrayList<>();
        for (Unit unit : all) {
            if (!beginning.isEmpty() && key(unit.name()).startsWith(key(beginning))) {
                fitting.add(unit);
            }
        }
        return fitting;
    }

    /** The one unit that is meant; none or several are refused with the candidates. */
    public Unit meant(String where, String word) {
        List<Unit> fitting = fitting(word);
        if (fitting.size() == 1) {
            return fitting.get(0);
        }
        List<String> names = new ArrayList<>();
        for (Unit unit : fitting.isEmpty() ? List.of(all) : fitting) {
            names.add(unit.name());
        }
        String expected = fitting.isEmpty() ? "a unit of the game: " : "one unit, it fits ";
        throw fitting.isEmpty()
                ? BadInput.value(where, word, expected + String.join(", ", names), names)
                : BadInput.value(where, word, expected + String.join(", ", names));
    }

    /** The sides in the order in which they were mustered. */
    public List<String> sides() {
        return sides;
    }

    /** How many others it holds of, for whom {@code (same)} is this unit. */
    int others(Unit unit, Condition condition) {
        int number = 0;
        for (Unit other : all) {
            boolean itself = other.name().equals(unit.name());
            number += !itself && condition.holds(/* unit= */ other, this, /* other= */ unit) ? 1 : 0;
        }
        return number;
    }

    /** The officers who are with the unit, the highest in rank first. */
    List<Unit> officersWith(Unit unit) {
        List<Unit> officers = new ArrayList<>();
        for (Unit officer : all) {
            if (officer.isOfficer()
                    && unit.name().equals(officer.get(Unit.WITH))
                    && officer.text(Unit.STATE).equals("ready")) {
                officers.add(officer);
            }
        }
        officers.sort((a, b) -> b.rank(Unit.RANK, b.text(Unit.RANK)) - a.rank(Unit.RANK, a.text(Unit.RANK)));
        return officers;
    }

    @Override
    public boolean equals(Object other) {
        return other == this || (other instanceof Units units && Arrays.equals(units.all, all));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(all);
    }
}

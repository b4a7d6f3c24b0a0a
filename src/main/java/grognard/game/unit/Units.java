package grognard.game.unit;

import grognard.input.BadInput;
import grognard.input.InputError;
import grognard.input.NameKey;
import grognard.input.SafeText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * All units of a game at one moment, in the order of the muster. Cannot be changed.
 *
 * <p>Iteration, {@link #where}, {@link #friendsOf} and {@link #officersWith} leave out units that have not arrived yet
 * ({@link CommonFields#ARRIVES}), so that referees need not know of them. {@link #list} has all, and names find all.
 */
public final class Units implements Iterable<Unit> {

    /** No units, before the muster. */
    public static final Units NONE = new Units(new Unit[0], Map.of(), List.of(), 1);

    private static final int MOST_NEAR = 3;
    private static final int LINE = 60;

    private final Unit[] all;

    /** Index of each unit in {@link #all} by its name and by {@link NameKey}; shared by states with the same units. */
    private final Map<String, Integer> places;

    /** Sides in the order of the muster; one stays even if all its units were captured. */
    private final List<String> sides;

    private final int turn;

    /** Units that have arrived; null until first used, since many states are never iterated. */
    private @Nullable List<Unit> arrived;

    private Units(Unit[] all, Map<String, Integer> places, List<String> sides, int turn) {
        this.all = all;
        this.places = places;
        this.sides = sides;
        this.turn = turn;
    }

    public static Units of(List<Unit> units, int turn) {
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
            places.put(NameKey.of(units.get(at).name()), at);
        }
        return new Units(units.toArray(new Unit[0]), places, List.copyOf(sides), turn);
    }

    private @Nullable Integer place(String name) {
        Integer at = places.get(name);
        return at == null ? places.get(NameKey.of(name)) : at;
    }

    /** Returns a copy with this unit added, or in place of the unit of the same name. */
    public Units with(Unit unit) {
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

    /** Returns a copy in another turn, which decides which units have arrived. */
    public Units inTurn(int number) {
        return new Units(all, places, sides, number);
    }

    /** Returns a copy with each unit replaced by the result of the operator. */
    public Units each(UnaryOperator<Unit> other) {
        Unit[] others = new Unit[all.length];
        for (int at = 0; at < all.length; at++) {
            others[at] = other.apply(all[at]);
        }
        return new Units(others, places, sides, turn);
    }

    public int turn() {
        return turn;
    }

    /** All units, also those that have not arrived yet. */
    public List<Unit> list() {
        return new ArrayList<>(Arrays.asList(all));
    }

    /** All units of a side, also those that have not arrived yet. */
    public List<Unit> army(String side) {
        return filter(unit -> unit.side().equals(side));
    }

    /** A copy in which all units have arrived. */
    public Units complete() {
        return inTurn(Field.LAST_TURN);
    }

    private List<Unit> arrived() {
        List<Unit> known = arrived;
        if (known == null) {
            known = List.copyOf(filter(this::isArrived));
            arrived = known;
        }
        return known;
    }

    /** Whether the unit's turn to come to the table is now or past. */
    public boolean isArrived(Unit unit) {
        return unit.arrives() <= turn;
    }

    /** The reason why the unit cannot be played yet, and the command that changes it; empty once it has arrived. */
    public Optional<String> notArrived(Unit unit) {
        return isArrived(unit)
                ? Optional.empty()
                : Optional.of(unit.name() + " arrives in turn " + unit.arrives() + " and is not on the table yet: unit "
                        + unit.name() + " " + CommonFields.ARRIVES.name() + "=0 brings it on now");
    }

    /** Whether the unit can act now: it has arrived, is not gone, and is no lost officer. */
    public boolean isAtHand(Unit unit) {
        return unit.isAtHand() && isArrived(unit);
    }

    public int size() {
        return all.length;
    }

    @Override
    public Iterator<Unit> iterator() {
        return arrived().iterator();
    }

    /** The unit of exactly that name, ignoring case and accents. */
    public Optional<Unit> find(String name) {
        Integer at = place(name);
        return at == null ? Optional.empty() : Optional.of(all[at]);
    }

    /** The unit of that name; refuses a name that no unit has. */
    public Unit get(String name) {
        Integer at = place(name);
        if (at == null) {
            throw new BadInput("no unit is called " + name);
        }
        return all[at];
    }

    /** The unit of exactly that name, or else all whose names start with the typed text. */
    public List<Unit> startingWith(String typed) {
        Optional<Unit> exact = find(typed);
        return exact.isPresent() ? List.of(exact.get()) : filter(unit -> NameMatch.starts(unit.name(), typed));
    }

    /** As {@link #startingWith}; if there is none, units with a later word that starts so: {@code maine} for the 20th Maine. */
    public List<Unit> matching(String typed) {
        List<Unit> fitting = startingWith(typed);
        return fitting.isEmpty() ? filter(unit -> NameMatch.startsLaterWord(unit.name(), typed)) : fitting;
    }

    /** All units with any word in their names that starts with the typed text. */
    public List<Unit> mentioning(String typed) {
        return filter(unit -> NameMatch.starts(unit.name(), typed) || NameMatch.startsLaterWord(unit.name(), typed));
    }

    private List<Unit> filter(Predicate<Unit> fitting) {
        List<Unit> some = new ArrayList<>();
        for (Unit unit : all) {
            if (fitting.test(unit)) {
                some.add(unit);
            }
        }
        return some;
    }

    /** Finds the one unit that the word names; refuses a word that names none or several, with the candidates. */
    public Unit meant(String where, String word) {
        Optional<Unit> exact = find(word);
        return exact.isPresent() ? exact.get() : meant(where, word, this::isAtHand);
    }

    /**
     * Finds the one unit that the word names. If it matches several, the only wanted one among them is taken.
     *
     * @param wanted units that are likely here: on the table, or an enemy where an enemy is expected
     */
    public Unit meant(String where, String word, Predicate<Unit> wanted) {
        List<Unit> fitting = matching(word);
        List<Unit> likely = fitting.stream().filter(wanted).toList();
        if (likely.isEmpty() && fitting.stream().allMatch(Unit::isOfficer)) {
            // A brigade that bears a general's name comes before the general.
            likely = mentioning(word).stream().filter(wanted).toList();
        }
        if (likely.size() == 1) {
            return likely.get(0);
        }
        if (fitting.size() != 1) {
            throw unclear(where, word, wanted);
        }
        return fitting.get(0);
    }

    /**
     * The only unit whose name begins with these words, each of them a prefix; empty if there is none or several. A unit
     * whose name is just these words comes before longer names: {@code 42e I} is not the 42e II. If no name begins so, the
     * words may be later ones: {@code north british} of the 2nd North British.
     */
    public Optional<Unit> named(List<String> words) {
        String all = String.join(" ", words);
        Optional<Unit> exact = find(all);
        if (exact.isPresent()) {
            return exact;
        }
        List<Unit> begun = filter(unit -> NameMatch.startsWords(unit.name(), words));
        List<Unit> fitting = begun.isEmpty() ? filter(unit -> NameMatch.startsLaterWord(unit.name(), all)) : begun;
        List<Unit> there = fitting.stream().filter(this::isAtHand).toList();
        return there.size() == 1
                ? Optional.of(there.get(0))
                : fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
    }

    /**
     * Returns the end of the longest run of words from there that names one unit, so that a name of several words needs no
     * quotes. If no run of two or more words does, it is the end of the first word.
     */
    public int endOfName(List<String> words, int from) {
        int end = from + 1;
        while (end < words.size() && !words.get(end).startsWith("-")) {
            end++;
        }
        while (end > from + 1 && named(words.subList(from, end)).isEmpty()) {
            end--;
        }
        return end;
    }

    /**
     * Finds the units that the words name.
     *
     * @param wanted units that are meant if a word fits others too
     */
    public List<Unit> allNamed(String where, List<String> words, Predicate<Unit> wanted) {
        List<Unit> units = new ArrayList<>();
        for (int at = 0; at < words.size(); ) {
            int end = endOfName(words, at);
            String word = words.get(at);
            units.add(
                    end == at + 1
                            ? meant(where, word, wanted)
                            : named(words.subList(at, end)).orElseThrow());
            at = end;
        }
        return units;
    }

    /**
     * Returns the error for a word that names no unit or several. It lists the units that match, or similar names, or else
     * all wanted units.
     *
     * @param wanted units that are possible here
     */
    public BadInput unclear(String where, String word, Predicate<Unit> wanted) {
        List<Unit> fitting = matching(word);
        if (!fitting.isEmpty()) {
            List<Unit> there = fitting.stream().filter(this::isAtHand).toList();
            List<String> names = names(there.isEmpty() ? fitting : there);
            return BadInput.value(where, word, "one unit, it fits " + String.join(", ", names));
        }
        String shown = SafeText.shortened(word);
        String nobody = "a unit, and no unit's name begins with " + shown;
        List<Unit> near = near(word);
        if (!near.isEmpty()) {
            List<Unit> likely = near.stream().filter(wanted).toList();
            List<String> names = names(likely.isEmpty() ? near : likely);
            String hint = String.join(" or ", names.subList(0, Math.min(MOST_NEAR, names.size())));
            return new BadInput(new InputError(where, shown, nobody, hint, "", 0));
        }
        return BadInput.value(where, word, nobody + list(names(filter(wanted))));
    }

    /** Units whose names have a word that is nearly the typed one: those at the least edit distance. */
    public List<Unit> near(String word) {
        int most = NameMatch.greatestDistance(word);
        int least = most;
        for (Unit unit : most > 0 ? all : new Unit[0]) {
            least = Math.min(least, NameMatch.distance(unit.name(), word));
        }
        int fewest = least;
        return most == 0 ? List.of() : filter(unit -> NameMatch.distance(unit.name(), word) <= fewest);
    }

    private static List<String> names(List<Unit> units) {
        return units.stream().map(Unit::name).toList();
    }

    /** What may be typed instead: the names, no more than fit on a line. */
    private static String list(List<String> names) {
        StringBuilder list = new StringBuilder();
        for (String name : names) {
            if (list.length() + name.length() > LINE) {
                return list.append(", \u2026 (units lists them)").toString();
            }
            list.append(list.isEmpty() ? "; try " : ", ").append(name);
        }
        return list.toString();
    }

    /** The sides in the order in which they were mustered. */
    public List<String> sides() {
        return sides;
    }

    /** All units that have arrived and of which the condition holds. */
    public List<Unit> where(Predicate<Unit> condition) {
        List<Unit> some = new ArrayList<>();
        for (Unit unit : arrived()) {
            if (condition.test(unit)) {
                some.add(unit);
            }
        }
        return some;
    }

    /** The other units of the same side. */
    public List<Unit> friendsOf(Unit unit) {
        return where(other -> other.side().equals(unit.side()) && !other.name().equals(unit.name()));
    }

    /** The officers who are ready and with the unit, the highest in rank first. */
    public List<Unit> officersWith(Unit unit) {
        List<Unit> officers = where(officer -> officer.isOfficer()
                && unit.name().equals(officer.get(Unit.WITH))
                && officer.text(Unit.STATE).equals("ready"));
        officers.sort((one, other) -> other.rank() - one.rank());
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

package grognard.game;

import grognard.input.BadInput;
import grognard.table.NamedRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields that the units and officers of a ruleset have, in the order in which they are shown. */
public final class Fields {

    /** Notes of what was done, which change nothing about the unit. */
    private static final List<String> DONE = List.of("fired", "why", "opening-volley", "charge-used");

    private final Map<String, Integer> slots = new LinkedHashMap<>();
    private final Map<String, Field> ofUnits = new LinkedHashMap<>();
    private final Map<String, Field> ofOfficers = new LinkedHashMap<>();

    // The same in order, since a plan goes through them for every course.
    private final List<Field> allOfUnits;
    private final List<Field> allOfOfficers;
    private final int[] slotsOfUnits;
    private final int[] slotsOfOfficers;
    private final List<Field> followingOfUnits;
    private final List<Field> followingOfOfficers;

    /** Reads {@code units.csv}. */
    Fields(List<NamedRow> rows) {
        Field side = Field.of(NamedRow.of("field", Unit.SIDE, "kind", "word", "required", "yes"));
        add(side, ofUnits);
        add(side, ofOfficers);
        for (NamedRow row : rows) {
            String whose = row.get("of");
            Field field = Field.of(row);
            if (!whose.equals("officer")) {
                add(field, ofUnits);
            }
            if (!whose.equals("unit")) {
                add(field, ofOfficers);
            }
        }
        allOfUnits = List.copyOf(ofUnits.values());
        allOfOfficers = List.copyOf(ofOfficers.values());
        slotsOfUnits = slots(allOfUnits, slots);
        slotsOfOfficers = slots(allOfOfficers, slots);
        followingOfUnits = following(allOfUnits);
        followingOfOfficers = following(allOfOfficers);
    }

    private static int[] slots(List<Field> all, Map<String, Integer> slots) {
        int[] found = new int[all.size()];
        for (int i = 0; i < found.length; i++) {
            found[i] = slots.getOrDefault(all.get(i).name(), -1);
        }
        return found;
    }

    private static List<Field> following(List<Field> all) {
        List<Field> following = new ArrayList<>();
        for (Field field : all) {
            if (field.isFollowing()) {
                following.add(field);
            }
        }
        return following;
    }

    private void add(Field field, Map<String, Field> whose) {
        slots.putIfAbsent(field.name(), slots.size());
        whose.put(field.name(), field);
    }

    /** What may stand in a muster, a line each: a field, what it may be, and what it is where nothing is said. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of("  side*", "  unit*"));
        List<String> officers = new ArrayList<>();
        List<String> flags = new ArrayList<>();
        for (String name : names()) {
            Field field = ofUnits.get(name);
            Field other = ofOfficers.get(name);
            if (name.equals(Unit.SIDE) || isFollowing(name)) {
                continue;
            }
            if (field != null && field.kind() == Field.Kind.FLAG) {
                flags.add(name);
            } else if (field != null) {
                lines.add("  " + field.words());
            }
            if (other != null && !other.equals(field)) {
                officers.add("  " + other.words());
            }
        }
        if (!flags.isEmpty()) {
            lines.add("  yes or no: " + String.join(", ", flags));
        }
        if (!officers.isEmpty()) {
            lines.add("Officers are rows with a " + Unit.RANK + ", and have");
            lines.addAll(officers);
        }
        return lines;
    }

    /** Those of units whose words a resolver's option knows. */
    List<Field> readByResolvers() {
        List<Field> read = new ArrayList<>();
        for (Field field : allOfUnits) {
            if (!field.readBy().isEmpty()) {
                read.add(field);
            }
        }
        return read;
    }

    boolean hasOfficers() {
        return ofOfficers.size() > 1; // all have a side
    }

    /** All names, those of officers included. */
    public List<String> names() {
        return List.copyOf(slots.keySet());
    }

    /** Whether a unit is gone when too much of it is lost. */
    boolean isStrength(Unit unit, String name) {
        Field field = of(unit, name);
        return field != null && !field.goneAt().isEmpty();
    }

    /** Whether nobody sets it. */
    boolean isFollowing(String name) {
        Field field = ofUnits.getOrDefault(name, ofOfficers.get(name));
        return field != null && field.isFollowing();
    }

    /** Whether it says only what was done, or holds for a turn: nothing that a report would tell of. */
    public boolean isPassing(String name) {
        Field field = ofUnits.getOrDefault(name, ofOfficers.get(name));
        return field != null && (field.forTurn() || field.kind() == Field.Kind.TURN || DONE.contains(name));
    }

    int slot(String field) {
        Integer slot = slots.get(field);
        return slot == null ? -1 : slot;
    }

    /** Where the value of the i-th of all fields of such a unit is kept. */
    int slot(Unit unit, int i) {
        return (unit.isOfficer() ? slotsOfOfficers : slotsOfUnits)[i];
    }

    /** The field of that name as a unit or an officer has it; null if it has none. */
    @Nullable
    Field of(Unit unit, String field) {
        return (unit.isOfficer() ? ofOfficers : ofUnits).get(field);
    }

    /** Those that such a unit has. */
    List<Field> of(Unit unit) {
        return unit.isOfficer() ? allOfOfficers : allOfUnits;
    }

    /** Those of them that follow from others. */
    List<Field> following(Unit unit) {
        return unit.isOfficer() ? followingOfOfficers : followingOfUnits;
    }

    /** Those of the unit that can be set, by name; others are refused. */
    Field settable(Unit unit, String name) {
        Field field = of(unit, name);
        List<String> names = new ArrayList<>();
        for (Field one : of(unit)) {
            if (!one.isFollowing()) {
                names.add(one.name());
            }
        }
        if (field == null) {
            throw BadInput.value(unit.name(), name, "one of its fields, " + String.join(", ", names), names);
        }
        if (field.isFollowing()) {
            throw BadInput.about(
                    name, unit.name() + " " + name + ": cannot be set, it follows from " + field.follows());
        }
        return field;
    }

    /** A unit of which nothing is known but its name and what kind it is. */
    Unit blank(String name, boolean ranked) {
        boolean officer = ranked && hasOfficers(); // a rank may be any unit's where there are none
        @Nullable Object[] values = new @Nullable Object[slots.size()];
        for (Field field : (officer ? ofOfficers : ofUnits).values()) {
            values[slot(field.name())] = field.empty();
        }
        return new Unit(this, name, officer, values, 0);
    }

    /** Gives what was not said its default, and refuses what has none and is needed. */
    Unit completed(Unit unit, java.util.Set<String> said) {
        Unit whole = unit;
        for (Field field : of(unit)) {
            if (said.contains(field.name()) || field.isFollowing()) {
                continue;
            }
            boolean found = false;
            for (Field.Default one : field.defaults()) {
                if (one.when().holds(whole, Units.NONE)) {
                    whole = whole.with(field.name(), defaultOf(one.value(), field, whole));
                    found = true;
                    break;
                }
            }
            if (!found && field.required() && field.fits().holds(whole, Units.NONE)) {
                throw BadInput.of(unit.name() + " " + field.name(), "it: the unit must say its " + field.name());
            }
        }
        return whole;
    }

    private static @Nullable Object defaultOf(String value, Field field, Unit unit) {
        if (!value.startsWith("=")) {
            return field.read(field.name(), value);
        }
        int slash = value.indexOf('/');
        if (slash < 0) {
            return unit.get(value.substring(1));
        }
        int parts = Integer.parseInt(value.substring(slash + 1));
        return Math.max(1, (unit.number(value.substring(1, slash)) + parts - 1) / parts); // rounded up
    }
}

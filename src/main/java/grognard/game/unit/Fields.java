package grognard.game.unit;

import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields that units and officers of a ruleset have, in the order in which they are shown. */
public final class Fields {

    private final Map<String, Integer> slots = new LinkedHashMap<>();
    private final Map<String, Field<?>> ofUnits = new LinkedHashMap<>();
    private final Map<String, Field<?>> ofOfficers = new LinkedHashMap<>();
    // Lists, since a plan goes through them for every state.
    private final List<Field<?>> allOfUnits;
    private final List<Field<?>> allOfOfficers;
    private final int[] slotsOfUnits;
    private final int[] slotsOfOfficers;
    /** The slot of {@link CommonFields#ARRIVES}, cached because every iteration over units reads it. */
    private final int arrives;

    /** Collects fields in the order in which they are shown. A unit and an officer may have different fields of one name. */
    public static final class Builder {

        private final List<Field<?>> units = new ArrayList<>();
        private final List<Field<?>> officers = new ArrayList<>();
        private final List<String> names = new ArrayList<>();

        private Builder() {
            both(Field.word(Unit.SIDE).required());
        }

        public Builder units(Field<?>... fields) {
            return add(List.of(fields), units);
        }

        public Builder officers(Field<?>... fields) {
            return add(List.of(fields), officers);
        }

        public Builder both(Field<?>... fields) {
            return add(List.of(fields), units).add(List.of(fields), officers);
        }

        private Builder add(List<Field<?>> fields, List<Field<?>> whose) {
            for (Field<?> field : fields) {
                whose.add(field);
                names.add(field.name());
            }
            return this;
        }

        /** Completes the fields with {@link CommonFields#ARRIVES}, which all units and officers have. */
        public Fields build() {
            units(CommonFields.ARRIVES);
            if (officers.size() > 1) { // more than the side: the ruleset has officers
                officers(CommonFields.ARRIVES);
            }
            return new Fields(this);
        }
    }

    public static Builder builder() {
        return new Builder();
    }

    private Fields(Builder builder) {
        for (String name : builder.names) {
            slots.putIfAbsent(name, slots.size());
        }
        builder.units.forEach(field -> ofUnits.put(field.name(), field));
        builder.officers.forEach(field -> ofOfficers.put(field.name(), field));
        allOfUnits = List.copyOf(ofUnits.values());
        allOfOfficers = List.copyOf(ofOfficers.values());
        slotsOfUnits = slots(allOfUnits);
        slotsOfOfficers = slots(allOfOfficers);
        arrives = slot(CommonFields.ARRIVES.name());
    }

    /** Lines for help: each field with its possible values and its default. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of("  side*", "  unit*"));
        List<String> officers = new ArrayList<>();
        List<String> flags = new ArrayList<>();
        for (String name : names()) {
            Field<?> field = ofUnits.get(name);
            Field<?> other = ofOfficers.get(name);
            if (name.equals(Unit.SIDE) || isDerived(name)) {
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

    /** All fields of units, or of officers. */
    public List<Field<?>> all(boolean officers) {
        return officers ? allOfOfficers : allOfUnits;
    }

    /** Fields of units whose words are those of a resolver's option. */
    public List<Field<?>> readByResolvers() {
        return allOfUnits.stream().filter(field -> !field.readBy().isEmpty()).toList();
    }

    public boolean hasOfficers() {
        return ofOfficers.size() > 1; // all have a side
    }

    /** All names, those of officers included. */
    public List<String> names() {
        return List.copyOf(slots.keySet());
    }

    /** Whether the referee computes the field. */
    public boolean isDerived(String name) {
        return any(name).map(Field::isDerived).orElse(false);
    }

    /** Whether the field is a trace or lasts for a turn only; reports of a battle leave it out. */
    public boolean isPassing(String name) {
        return any(name)
                .map(field -> field.isForTurn() || field.isTrace() || field.kind() == Field.Kind.TURN)
                .orElse(false);
    }

    /** Whether only the referee reads the field. */
    public boolean isHidden(String name) {
        return any(name).map(Field::isHidden).orElse(false);
    }

    private Optional<Field<?>> any(String name) {
        Field<?> field = ofUnits.get(name);
        return Optional.ofNullable(field == null ? ofOfficers.get(name) : field);
    }

    private int[] slots(List<Field<?>> some) {
        return some.stream().mapToInt(field -> slot(field.name())).toArray();
    }

    /** Slots of the fields that such a unit has, in the order of {@link #of(Unit)}. */
    int[] slots(Unit unit) {
        return unit.isOfficer() ? slotsOfOfficers : slotsOfUnits;
    }

    int slot(String field) {
        Integer slot = slots.get(field);
        return slot == null ? -1 : slot;
    }

    int arrivesSlot() {
        return arrives;
    }

    /** The field of that name as a unit or an officer has it; null if it has none. */
    public @Nullable Field<?> of(Unit unit, String field) {
        return (unit.isOfficer() ? ofOfficers : ofUnits).get(field);
    }

    /** All fields that such a unit has. */
    public List<Field<?>> of(Unit unit) {
        return unit.isOfficer() ? allOfOfficers : allOfUnits;
    }

    /** The field of that name, which players can set; refuses others. */
    public Field<?> settable(Unit unit, String name) {
        Field<?> field = of(unit, name);
        if (field == null) {
            List<String> names = settable(unit);
            throw BadInput.value(unit.name(), name, "one of its fields, " + String.join(", ", names), names);
        }
        if (field.isDerived()) {
            throw BadInput.about(
                    name, unit.name() + " " + name + ": cannot be set, it follows from " + field.derivedFrom());
        }
        return field;
    }

    /** Names of the fields that players can set. */
    List<String> settable(Unit unit) {
        return of(unit).stream()
                .filter(field -> !field.isDerived())
                .map(Field::name)
                .toList();
    }

    /** A unit or officer with that name and empty fields. */
    public Unit blank(String name, boolean ranked) {
        boolean officer = ranked && hasOfficers(); // a ruleset without officers may have a field called rank
        @Nullable Object[] values = new @Nullable Object[slots.size()];
        for (Field<?> field : officer ? allOfOfficers : allOfUnits) {
            values[slot(field.name())] = field.empty();
        }
        return new Unit(this, name, officer, values, 0);
    }

    /** Fills the fields that were not given with their defaults; refuses a missing field that is required. */
    public Unit completed(Unit unit, Set<String> given) {
        Unit complete = unit;
        for (Field<?> field : of(unit)) {
            if (given.contains(field.name()) || field.isDerived()) {
                continue;
            }
            Optional<Object> value = field.defaultOf(complete);
            if (value.isPresent()) {
                complete = complete.with(field.name(), value.get());
            } else if (field.isRequired() && field.fits(complete)) {
                throw BadInput.of(unit.name() + " " + field.name(), "it: the unit must say its " + field.name());
            }
        }
        return complete;
    }
}

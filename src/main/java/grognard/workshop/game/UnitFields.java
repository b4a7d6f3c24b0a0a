package grognard.workshop.game;

import grognard.workshop.value.ValueKind;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * What a unit of the ruleset has, for games.
 */
public record UnitFields(List<Field> fields) {

    /** As {@code goneAt}: half the start, rounded up, lost. */
    public static final String HALF = "half";

    /**
     * One thing that is known of a unit.
     *
     * @param goneAt the number at which the unit is gone, or half; may be empty
     */
    public record Field(String name, ValueKind kind, Optional<Object> fallback, boolean required, String goneAt) {

        /** Whether it is what a unit loses until it is gone: men and not hits, which begin below where it is gone. */
        public boolean isStrength() {
            return isHalved() || (!goneAt.isEmpty() && !rises());
        }

        /** Whether the unit is gone when it has become so many. */
        public boolean rises() {
            return !goneAt.isEmpty()
                    && !isHalved()
                    && fallback.isPresent()
                    && new BigDecimal(fallback.get().toString()).compareTo(new BigDecimal(goneAt)) < 0;
        }

        public boolean isHalved() {
            return goneAt.equals(HALF);
        }
    }

    public UnitFields {
        fields = List.copyOf(fields);
    }

    public Optional<Field> field(String name) {
        for (Field field : fields) {
            if (field.name.equals(name)) {
                return Optional.of(field);
            }
        }
        return Optional.empty();
    }

    /** The field whose loss is the unit's end, where there is one: what is halved before what is used up. */
    public Optional<Field> strength() {
        Optional<Field> found = Optional.empty();
        for (Field field : fields) {
            if (field.isStrength()
                    && (found.isEmpty() || (field.isHalved() && !found.get().isHalved()))) {
                found = Optional.of(field);
            }
        }
        return found;
    }

    public List<String> names() {
        return fields.stream().map(Field::name).toList();
    }
}

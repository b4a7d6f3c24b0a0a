package grognard.workshop.game;

import grognard.rules.Type;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** The fields that a game remembers of each unit, as {@code [unit.FIELD]} of {@code ruleset.toml} declares them. */
public record UnitFields(List<Field> fields) {

    /** Value of {@code gone-at}: the unit is gone once half of what it began with, rounded up, is lost. */
    public static final String HALF = "half";

    /**
     * A declared field.
     *
     * @param fallback the default
     * @param goneAt the number at which the unit is gone, or {@link #HALF}; empty if the field removes no unit
     */
    public record Field(String name, Type<?> kind, Optional<Object> fallback, boolean required, String goneAt) {

        /** Whether the unit loses this field until it is gone, as it does men; hits rise until it is gone. */
        public boolean isStrength() {
            return isHalved() || (!goneAt.isEmpty() && !rises());
        }

        /** Whether the field starts below {@code gone-at} and the unit is gone when it has risen there. */
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
        return fields.stream().filter(field -> field.name.equals(name)).findFirst();
    }

    /** The field that measures a unit's strength; of several, one with {@code gone-at = "half"} comes first. */
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

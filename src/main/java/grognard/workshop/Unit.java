package grognard.workshop;

import java.util.List;
import java.util.Optional;

/**
 * What a unit of the ruleset has, for games.
 *
 * @param goneAt the number at which the unit is gone; -1 for half the start, rounded up, lost
 */
public record Unit(List<Field> fields) {

    /** One thing that is known of a unit. */
    public record Field(
            String name, Kind kind, Optional<Object> fallback, boolean required, Optional<Integer> goneAt) {}

    /** Stands for half the start. */
    public static final int HALF = -1;

    public Unit {
        fields = List.copyOf(fields);
    }

    Optional<Field> field(String name) {
        for (Field field : fields) {
            if (field.name.equals(name)) {
                return Optional.of(field);
            }
        }
        return Optional.empty();
    }

    List<String> names() {
        return fields.stream().map(Field::name).toList();
    }
}

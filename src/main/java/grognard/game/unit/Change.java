package grognard.game.unit;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A field of a unit, and its value before and after an event. */
public record Change(
        String unit,
        String field,
        @Nullable Object from,
        @Nullable Object to) {

    /** Whether both values are equal: a player typed the state that the unit already has. */
    public boolean isNone() {
        return Objects.equals(from, to);
    }

    /** {@code pips 1 → 4}. */
    public String words() {
        return field + " " + Values.text(from) + " \u2192 " + Values.text(to);
    }
}

package grognard.game.unit;

import org.jspecify.annotations.Nullable;

/** A field of a unit that is no longer what it was. */
public record Change(
        String unit,
        String field,
        @Nullable Object from,
        @Nullable Object to) {

    /** {@code pips 1 → 4}. */
    public String words() {
        return field + " " + Values.text(from) + " \u2192 " + Values.text(to);
    }
}

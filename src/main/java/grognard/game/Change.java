package grognard.game;

import org.jspecify.annotations.Nullable;

/** A field of a unit that is no longer what it was. */
public record Change(
        String unit,
        String field,
        @Nullable Object from,
        @Nullable Object to) {

    /** Whether it takes effect only when everything that happens at the same time has happened: gone, and rout. */
    boolean waits() {
        return field.equals(Unit.STATE) || field.equals(Unit.WHY) || "routed".equals(to) || field.equals("routed");
    }

    /** {@code pips 1 → 4}. */
    public String words() {
        return field + " " + Values.text(from) + " \u2192 " + Values.text(to);
    }
}

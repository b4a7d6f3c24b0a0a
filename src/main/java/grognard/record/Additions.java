package grognard.record;

import grognard.rules.Played;
import java.util.List;

/** What the record of a resolution says beyond what {@code --json} prints, each member at its place. */
public interface Additions {

    /** Nothing but what every record says. */
    Additions NONE = new Additions() {};

    /** The names of the inputs that were typed, in the description's order; the others were left to their defaults. */
    default List<String> typed(Played played) {
        return played.situation().given();
    }

    /** Members between {@code label} and {@code inputs}: {@code units}, {@code as-of}. */
    default void afterLabel(JsonBytes json) {}

    /** Members of the outcome between {@code effects} and {@code next}: {@code changes}. */
    default void afterEffects(JsonBytes json) {}

    /** Members of the outcome after {@code next}: {@code due}. */
    default void afterNext(JsonBytes json) {}
}

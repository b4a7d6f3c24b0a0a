package grognard.record;

import grognard.rules.Played;
import java.util.List;

/** Extra members of a resolution's record, which {@code --json} does not print. Each has a fixed place in the object. */
public interface RecordAdditions {

    /** Only {@link #typed}, which every record has. */
    RecordAdditions NONE = new RecordAdditions() {};

    /** The names of the inputs that the player typed, in the description's order; the others have default values. */
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

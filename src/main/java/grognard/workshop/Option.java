package grognard.workshop;

import grognard.rules.Parameter;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An option of a resolver, on one side.
 *
 * @param base its name without the side
 * @param side 0 for the first, 1 for the second
 * @param second whether it is the second half of an option of both sides
 * @param kind what its values are
 * @param fallback its default, as the {@link Ledger} has it; null if it has none
 * @param does what it does, by key
 * @param again the faces that are thrown again with it; in a test any number stands for a failed test
 */
record Option(
        Parameter<?> parameter,
        String base,
        int side,
        boolean second,
        Kind kind,
        @Nullable Object fallback,
        Map<Key, Amount> does,
        List<Integer> again,
        List<Condition> conditions) {

    /**
     * Something that must hold where the option has another value than its default.
     *
     * @param other the full name of the other option
     * @param values those that the other must have; empty where it must have its default
     */
    record Condition(String other, List<Object> values) {
        Condition {
            values = List.copyOf(values);
        }

        boolean excludes() {
            return values.isEmpty();
        }
    }

    Option {
        again = List.copyOf(again);
        conditions = List.copyOf(conditions);
    }

    String name() {
        return parameter.name();
    }

    boolean isFlag() {
        return kind instanceof Kind.OnOff;
    }

    /** The number that it contributes; null if none. */
    @Nullable
    Fraction does(Key key, Ledger facts) {
        Amount amount = does.get(key);
        return amount == null ? null : amount.in(facts);
    }

    /** Whether it has another value than its default. */
    boolean isGiven(Ledger facts) {
        Object value = facts.option(name());
        return value != null && !value.equals(fallback) && !Boolean.FALSE.equals(value);
    }

    /** What the working calls it: its name, and which of its choices. */
    String label(Ledger facts) {
        Object value = facts.option(name());
        return kind instanceof Kind.Choice && value != null ? base + " " + value : base;
    }
}

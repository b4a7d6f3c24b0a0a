package grognard.workshop.resolver;

import grognard.rules.Parameter;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import grognard.workshop.value.ValueKind;
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
 * @param fallback its default, as the {@link PlayState} has it; null if it has none
 * @param does what it does, by key
 * @param again the faces that are thrown again with it; in a test any number stands for a failed test
 */
public record FolderOption(
        Parameter<?> parameter,
        String base,
        int side,
        boolean second,
        ValueKind kind,
        @Nullable Object fallback,
        Map<ModifierKey, Amount> does,
        List<Integer> again,
        List<Condition> conditions) {

    /**
     * Something that must hold where the option has another value than its default.
     *
     * @param other the full name of the other option
     * @param values those that the other must have; empty where it must have its default
     */
    public record Condition(String other, List<Object> values) {
        public Condition {
            values = List.copyOf(values);
        }

        public boolean excludes() {
            return values.isEmpty();
        }
    }

    public FolderOption {
        again = List.copyOf(again);
        conditions = List.copyOf(conditions);
    }

    public String name() {
        return parameter.name();
    }

    public boolean isFlag() {
        return kind instanceof ValueKind.OnOff;
    }

    /** The number that it contributes; null if none. */
    @Nullable
    public Rational does(ModifierKey key, PlayState state) {
        Amount amount = does.get(key);
        return amount == null ? null : amount.in(state);
    }

    /** Whether it has another value than its default. */
    public boolean isGiven(PlayState state) {
        Object value = state.option(name());
        return value != null && !value.equals(fallback) && !Boolean.FALSE.equals(value);
    }

    /** What the working calls it: its name, and which of its choices. */
    public String label(PlayState state) {
        Object value = state.option(name());
        return kind instanceof ValueKind.Choice && value != null ? base + " " + value : base;
    }
}
